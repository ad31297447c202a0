import { disc } from '../shapes.ts';
import { Glints } from './backdrops.tsx';
import { Line } from './lines.tsx';
import type { SceneProps } from '../palette.ts';

const BOARD = 'M104 22c18 12 22 58 6 106-7 20-16 34-22 34s-11-15-11-36c0-50 11-98 27-104z';

/** A surfboard in the sand before the sun that sets behind the Two Brothers. */
export function Arpoador(scene: SceneProps) {
  const { fill, palette } = scene;
  return (
    <>
      <path d="M-10-10h200v124H-10z" fill="#f96" />
      <ellipse cx="60" cy="92" rx="130" ry="74" fill={fill.glow} />
      <circle cx="56" cy="90" r="30" fill="#fea" />
      <path
        d="M70 114c14-4 22-20 30-42 6-15 14-18 20-4 5 12 10 15 16 13 6-3 10-14 17-17 8-3 12 10 20 26 5 10 10 16 17 18v10z"
        fill="#637"
      />
      <path d="M-10 112h200v60H-10z" fill={fill.main} />
      <Line d="M8 124h40m30 8h46m20-8h30M20 144h26m94 2h34" colour="#fed" width={2.5} opacity={0.55} />
      <path d="M-10 160c50-20 110-18 200-4v94H-10z" fill="#fc8" />
      <g transform="rotate(9 96 96)">
        <path d={BOARD} fill="#ffe" stroke={palette.ink} strokeWidth="3.5" />
        <path d="M99 36c12 3 17 20 17 38L80 98c2-30 9-56 19-62z" fill="#f55" />
        <path d="M115 92c-1 12-3 24-7 36L78 148c-1-9-1-18 0-28z" fill={fill.second} />
        <Line d="M102 26C94 64 90 112 89 158" colour={palette.ink} width={2} />
      </g>
      <Glints {...scene} count={5} />
    </>
  );
}

/** A bonfire of Saint John's night under strings of little flags. */
export function JuneBonfire(scene: SceneProps) {
  const { fill, palette } = scene;
  return (
    <>
      <ellipse cx="90" cy="128" rx="120" ry="96" fill={fill.glow} />
      <Line d="M-6 22C40 48 140 48 186 18M-6 62c50 22 142 22 192-6" colour="#fec" width={2} />
      <path d="M6 28l17 8-2 22-9-6-8 4zM62 42l18 2-1 22-9-6-9 5zM124 42l18-4 1 22-9-4-8 7z" fill="#f57" />
      <path d="M34 38l18 4-2 22-9-6-8 4zM94 44l18-1 0 22-9-6-8 6zM154 34l17-8 3 21-10-3-8 7z" fill="#4cf" />
      <path d="M20 70l18 4-2 22-9-6-8 4zM134 70l18-5 2 21-10-4-8 7z" fill="#fd4" />
      <g stroke={palette.ink} strokeWidth="3">
        <path d="M40 150l100 26-3 14L37 164z" fill="#a63" />
        <path d="M140 150 40 176l3 14 100-26z" fill="#c84" />
        <path
          d="M90 66c8 28 44 42 44 78 0 22-20 34-44 34s-44-14-44-38c0-20 14-26 18-44 10 8 14 14 13 24 10-14 17-34 13-54z"
          fill={fill.main}
        />
      </g>
      <path
        d="M93 110c4 18 24 24 24 44 0 14-12 22-27 22s-27-8-27-22 9-17 12-28c5 5 7 9 7 15 7-9 12-20 11-31z"
        fill="#fe8"
      />
      <path
        d={`${disc(46, 112, 2.5)}${disc(136, 100, 3)}${disc(62, 92, 2)}${disc(124, 122, 2)}${disc(112, 84, 2)}`}
        fill="#fd6"
      />
    </>
  );
}

/** A cart full of gold at the end of the rails. */
export function GoldMine(scene: SceneProps) {
  const { fill, palette } = scene;
  return (
    <>
      <path d="M-10-10h200v260H-10z" fill="#321" />
      <ellipse cx="90" cy="84" rx="84" ry="92" fill={fill.glow} />
      <path d="M-10-10h200v24H-10zM0 10h20v200H0zM160 10h20v200h-20z" fill="#852" />
      <Line d="M-4 6h188M10 20v160M170 20v160" colour="#421" width={2} opacity={0.7} />
      <Line d="M66 190 82 140M114 190 98 140M58 186h64M66 168h48" colour="#998" width={5} />
      <path
        d="M40 84l14-26 20 10 14-34 22 24 20-12 12 38z"
        fill={fill.main}
        stroke={palette.ink}
        strokeWidth="3"
      />
      <path d="M86 62l12-16 14 16-13 16z" fill="#8ef" stroke={palette.ink} strokeWidth="2.5" />
      <path d="M58 78l10-12 12 12-10 13z" fill="#f8c" stroke={palette.ink} strokeWidth="2.5" />
      <path d="M28 82h124l-16 62H44z" fill={fill.second} stroke={palette.ink} strokeWidth="3.5" />
      <Line d="M34 98h112M40 122h100M68 84l6 60M112 84l-6 60" colour={palette.ink} width={3} />
      <path
        d={`${disc(60, 154, 15)}${disc(120, 154, 15)}`}
        fill="#abc"
        stroke={palette.ink}
        strokeWidth="3.5"
      />
      <path d={`${disc(60, 154, 5)}${disc(120, 154, 5)}`} fill="#456" />
      <Glints {...scene} count={7} />
    </>
  );
}
