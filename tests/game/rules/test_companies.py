from game.rules.companies import (
    COMPANIES,
    COMPANY_NAMED,
    HAND_SIZE,
    IN_THE_BAG,
    LIMIT,
    LOCOMOTIVES,
    Company,
    tally,
)


def test_r1_six_companies_of_33_locomotives() -> None:
    assert [str(company) for company in COMPANIES] == [
        "blue",
        "yellow",
        "red",
        "green",
        "black",
        "purple",
    ]
    assert LOCOMOTIVES * len(COMPANIES) == 198


def test_r7_31_a_company_are_left_for_the_bag_186_in_all() -> None:
    assert IN_THE_BAG == 31
    assert IN_THE_BAG * len(COMPANIES) == 186


def test_r8_hand_sizes_and_r23_limits_depend_on_how_many_play() -> None:
    assert HAND_SIZE == {3: 10, 4: 8, 5: 6, 6: 5}
    assert LIMIT == {3: 20, 4: 15, 5: 12, 6: 10}


def test_a_company_knows_its_place_and_is_found_by_its_name() -> None:
    assert [company.order for company in COMPANIES] == [0, 1, 2, 3, 4, 5]
    assert COMPANY_NAMED["purple"] is Company.PURPLE


def test_numbers_read_as_a_mapping() -> None:
    assert tally((1, 2, 3, 4, 5, 6))[Company.RED] == 3
