import type { Figures } from '../figures.ts';
import { palette, picture } from './palette.ts';

interface CrashPictureProps {
  readonly burstHundredths: number;
  readonly autoHundredths: number | null;
  readonly takenHundredths: number | null;
  readonly figures: Figures;
}

const [LEFT, RIGHT, BOTTOM, TOP] = [24, 300, 150, 44];
const POINTS = 40;

/** The curve up to where it ended, and where the player took the win, or would have taken it. */
export function CrashPicture({
  burstHundredths,
  autoHundredths,
  takenHundredths,
  figures,
}: CrashPictureProps) {
  // It grows by e to the time, so the way along is the logarithm of the height.
  const along = Math.log(Math.max(burstHundredths, 101) / 100);
  const x = (hundredths: number) => LEFT + (Math.log(hundredths / 100) / along) * (RIGHT - LEFT);
  const y = (hundredths: number) =>
    BOTTOM - ((hundredths - 100) / Math.max(burstHundredths - 100, 1)) * (BOTTOM - TOP);
  const points = Array.from({ length: POINTS + 1 }, (_, point) => {
    const hundredths = 100 * Math.exp((along * point) / POINTS);
    return `${x(hundredths).toFixed(1)} ${y(hundredths).toFixed(1)}`;
  });
  const own = takenHundredths ?? autoHundredths;
  const isWon = own !== null && own <= burstHundredths;
  return (
    <svg viewBox="0 0 340 176" css={picture}>
      <path
        d={`M${LEFT} ${BOTTOM}L${points.join('L')}L${RIGHT} ${BOTTOM}z`}
        fill={palette.gold}
        opacity="0.12"
      />
      <path d={`M${LEFT} ${BOTTOM}H320`} stroke={palette.line} strokeWidth="1.5" />
      <path
        d={`M${points.join('L')}`}
        fill="none"
        stroke={palette.gold}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <circle cx={RIGHT} cy={TOP} r="7" fill={palette.lost} />
      <text x={RIGHT + 8} y={TOP - 14} fontSize="22" textAnchor="end" fill={palette.lost}>
        {figures.multiplier(burstHundredths)}
      </text>
      {isWon && (
        <>
          <circle cx={x(own)} cy={y(own)} r="7" fill={palette.won} stroke={palette.ground} strokeWidth="2" />
          <text x={x(own)} y={y(own) - 14} fontSize="15" textAnchor="middle" fill={palette.won}>
            {figures.multiplier(own)}
          </text>
        </>
      )}
    </svg>
  );
}
