/** Who sits at a live table beside the player: nobody, as every label says. */
export const NAMES = ['L***', 'M***', 'R***', 'B***', 'T***', 'C***', 'J***', 'A***'] as const;
export const SEATS = 5;
export const STAKES_CENTAVOS = [100, 200, 200, 500, 500, 1_000, 2_000] as const;
