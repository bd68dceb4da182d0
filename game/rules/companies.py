"""The six companies, and the numbers that depend on how many people play."""

from enum import StrEnum

LOCOMOTIVES = 33  # a company (R1)
IN_THE_BAG = 31  # a company, after its start hex and its value marker (R7)
FEWEST_SEATS, MOST_SEATS = 3, 6
LARGEST_BUILD = 5  # locomotives (R12)
LARGEST_TAKE = 2  # locomotives of a trade (R22)
PENALTY = 20  # points for each locomotive over the limit (R26)

HAND_SIZE = {3: 10, 4: 8, 5: 6, 6: 5}  # by seats (R8)
LIMIT = {3: 20, 4: 15, 5: 12, 6: 10}  # by seats (R23)

# One number for each company, in the order of Company: depots, values, a portfolio.
PerCompany = tuple[int, ...]


class Company(StrEnum):
    """A railway company, by its colour (R1); `order` is its place in every PerCompany."""

    order: int

    BLUE = "blue", 0
    YELLOW = "yellow", 1
    RED = "red", 2
    GREEN = "green", 3
    BLACK = "black", 4
    PURPLE = "purple", 5

    __hash__ = str.__hash__  # the Enum's own is many times slower

    def __new__(cls, value: str, order: int) -> "Company":
        """A member that equals its colour's name and has its order."""
        member = str.__new__(cls, value)
        member._value_ = value
        member.order = order
        return member


COMPANIES = tuple(Company)
COMPANY_NAMED = {str(company): company for company in COMPANIES}


def tally(counts: PerCompany) -> dict[Company, int]:
    """Numbers by company as a mapping, for display."""
    return dict(zip(COMPANIES, counts, strict=True))
