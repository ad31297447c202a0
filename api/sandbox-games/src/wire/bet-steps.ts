/** All stakes there are, the lowest first. Limits and the engine decide which of them a game offers. */
export const BET_STEPS_CENTAVOS = [20, 40, 60, 100, 200, 300, 500, 1_000, 2_000, 5_000, 10_000];
