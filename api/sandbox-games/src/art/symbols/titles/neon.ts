import { circle, star } from '../paths.ts';
import type { Shape } from '../../../wire/symbol-wire.ts';

/** What the titles of neon light are named after. */
export const NEON = {
  promenade: [
    ['body', circle(54, 36, 33)],
    ['ink', 'M2 66c14-2 14-34 28-34 12 0 10 24 24 28 8-2 10-14 22-14 12 0 14 14 22 20z'],
    ['pale', 'M2 64h96v33H2z'],
    [
      'ink',
      'M2 72q12-8 24 0t24 0 24 0 24 0v7q-12-8-24 0t-24 0-24 0-24 0zM2 85q12-8 24 0t24 0 24 0 24 0v7q-12-8-24 0t-24 0-24 0-24 0z',
    ],
  ],
  nightBulb: [
    ['body', 'M50 2c24 0 38 16 38 36 0 18-16 24-18 40H30c-2-16-18-22-18-40C12 18 26 2 50 2z'],
    ['gold', 'M52 14a25 25 0 1 0 18 40 21 21 0 0 1-18-40z'],
    ['pip', `${star(68, 30, 9, 4)}${circle(76, 46, 2)}`],
    ['ink', 'M30 80h40v7H30zM34 89h32v5H34zM42 95h16v4H42z'],
  ],
  avenue: [
    ['ink', 'M4 66V10h22v56zM74 66V2h22v64z'],
    [
      'gold',
      'M9 17h5v6H9zM17 17h5v6h-5zM9 30h5v6H9zM79 10h5v6h-5zM87 10h5v6h-5zM87 23h5v6h-5zM79 36h5v6h-5z',
    ],
    ['ink', 'M14 80h18v17H14zM68 80h18v17H68z'],
    ['body', 'M20 54l10-24h40l10 24 12 8v26H8V62z'],
    ['pale', 'M30 52l6-15h28l6 15z'],
    ['gold', `${circle(22, 70, 8)}${circle(78, 70, 8)}`],
    ['ink', 'M38 68h24v10H38z'],
  ],
  pulse: [
    ['body', 'M50 94C20 72 4 56 4 34a23 23 0 0 1 46-8 23 23 0 0 1 46 8c0 22-16 38-46 60z'],
    ['pip', 'M4 44h24l8-18 12 40 10-32 8 16h30v7H62l-4-8-11 36-13-42-2 8H7z'],
    ['gleam', 'M20 20c-7 4-9 12-8 20 2-9 5-15 12-20z'],
  ],
  cassette: [
    ['body', 'M10 16h80q8 0 8 8v54q0 8-8 8H10q-8 0-8-8V24q0-8 8-8z'],
    ['pale', 'M12 25h76v34H12z'],
    ['gold', 'M12 25h76v8H12z'],
    ['ink', `${circle(32, 47, 11)}${circle(68, 47, 11)}`],
    ['pip', `${star(32, 47, 7, 3, 6)}${star(68, 47, 7, 3, 6)}`],
    ['ink', 'M24 86l6-16h40l6 16z'],
    ['line', 'M43 58h14'],
  ],
  bolt: [
    ['body', 'M64 2 22 54h22L34 98l46-58H56z'],
    ['gleam', 'M60 8 30 48h10z'],
    ['line', 'M18 20 8 12M14 38H2M20 76l-10 8M82 16l10-8M88 56h10M74 78l12 10'],
  ],
} satisfies Readonly<Record<string, Shape>>;
