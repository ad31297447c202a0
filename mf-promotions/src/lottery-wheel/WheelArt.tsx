import { useFormatMoney } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { tokens } from '@mosaico/shared/ui';
import type { Prize } from './useWheel.ts';

/** Units of the drawing; the middle is 0, 0. */
const RADIUS = 100;
const RIM = 8;
const BULBS = 24;

/** The disc with its segments, as it stands without a turn: the first prize at the top. Decoration: the prizes are told in words beside it. */
export function WheelArt({ prizes }: { readonly prizes: readonly Prize[] }) {
  const money = useFormatMoney();
  const angle = 360 / prizes.length;
  const inner = RADIUS - RIM;
  const [x, y] = onCircle(inner, angle / 2);
  const slice = `M0 0L${-x} ${y}A${inner} ${inner} 0 0 1 ${x} ${y}Z`;
  return (
    <svg viewBox="-100 -100 200 200" aria-hidden css={{ display: 'block', width: '100%', height: '100%' }}>
      <circle r={RADIUS} fill={tokens.color.accentDeep} />
      <circle r={RADIUS - 1.5} fill={tokens.color.accent} />
      <circle r={inner + 1} fill={tokens.color.accentDeep} />
      {prizes.map((prize, index) => (
        <g key={prize.id} transform={`rotate(${index * angle})`}>
          <path d={slice} css={FILLS[fillOf(prize, index)]} stroke={tokens.color.accent} strokeWidth={0.9} />
          <g transform="translate(0 -64)">
            <PrizeSign prize={prize} text={money(prize.quantity * 100).replace(/[.,]00$/, '')} />
          </g>
        </g>
      ))}
      {Array.from({ length: BULBS }, (_, bulb) => {
        const [cx, cy] = onCircle(RADIUS - RIM / 2, (bulb * 360) / BULBS);
        return <circle key={bulb} cx={cx} cy={cy} r={1.9} css={bulb % 2 === 0 ? lit : unlit} />;
      })}
      <circle r={17} fill={tokens.color.accentDeep} />
      <circle r={15} fill={tokens.color.accent} />
      <path
        d="M-9 2c3-5 6-5 9 0s6 5 9 0M-9 -4c3-5 6-5 9 0s6 5 9 0"
        fill="none"
        stroke={tokens.color.onAccent}
        strokeWidth={2.4}
        strokeLinecap="round"
      />
    </svg>
  );
}

/** The icon of a prize: a coin with its amount, a wheel for further spins, a smiley with its words for none (R106). */
function PrizeSign({ prize, text }: { readonly prize: Prize; readonly text: string }) {
  if (prize.reward === 'WHEEL') return <TurnSign quantity={prize.quantity} />;
  if (prize.reward === 'BRL') return <CoinSign text={text} isLarge={prize.quantity >= 50} />;
  return <NoneSign />;
}

/** Two short lines: across the slice there is no room for one long one. */
function NoneSign() {
  const { t } = useTranslation();
  const words = t('wheel.prize.none').split(' ');
  return (
    <>
      <text
        y={words.length > 1 ? -12 : -4}
        textAnchor="middle"
        fill={tokens.color.text}
        css={{ fontSize: 9.5, fontWeight: tokens.font.weight.bold, fontFamily: tokens.font.family }}
      >
        {words.map((word, line) => (
          <tspan key={word} x={0} dy={line === 0 ? 0 : 10}>
            {word}
          </tspan>
        ))}
      </text>
      <g fill="none" stroke={tokens.color.textMuted} strokeWidth={1.6} strokeLinecap="round">
        <circle r={7.5} cy={13} />
        <path d="M-2.700 11v.4M2.700 11v.4M-3.400 15.300c1.700 2 5.100 2 6.800 0" />
      </g>
    </>
  );
}

function CoinSign({ text, isLarge }: { readonly text: string; readonly isLarge: boolean }) {
  return (
    <>
      <circle
        r={isLarge ? 9 : 7.5}
        cy={13}
        fill={tokens.color.accentLit}
        stroke={tokens.color.accentDeep}
        strokeWidth={1.5}
      />
      <path
        d="M-4 14c2-3 3-3 4 0s2 3 4 0"
        fill="none"
        stroke={tokens.color.accentDeep}
        strokeWidth={1.6}
        strokeLinecap="round"
      />
      <text
        y={-6}
        textAnchor="middle"
        fill={isLarge ? tokens.color.accentLit : tokens.color.text}
        css={{
          fontSize: isLarge ? 13 : 12,
          fontWeight: tokens.font.weight.black,
          fontFamily: tokens.font.family,
        }}
      >
        {text}
      </text>
    </>
  );
}

function TurnSign({ quantity }: { readonly quantity: number }) {
  return (
    <>
      <g
        fill="none"
        stroke={tokens.color.actionLit}
        strokeWidth={2.2}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M9 -6A10.5 10.5 0 1 0 10.5 2M10 -13v7h-7" transform="translate(0 -2)" />
      </g>
      <text
        y={3}
        textAnchor="middle"
        fill={tokens.color.text}
        css={{ fontSize: 10, fontWeight: tokens.font.weight.black, fontFamily: tokens.font.family }}
      >
        +{quantity}
      </text>
    </>
  );
}

/** @param degrees clockwise from the top */
function onCircle(radius: number, degrees: number): readonly [x: number, y: number] {
  const angle = (degrees * Math.PI) / 180;
  return [round(Math.sin(angle) * radius), round(-Math.cos(angle) * radius)];
}

/** Node and browsers write the same digits. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}

type Fill = 'top' | 'turn' | 'light' | 'dark';

function fillOf({ reward, quantity }: Prize, index: number): Fill {
  if (reward === 'WHEEL') return 'turn';
  if (reward === 'BRL' && quantity >= 50) return 'top';
  return index % 2 === 0 ? 'dark' : 'light';
}

const FILLS: Readonly<Record<Fill, { readonly fill: string }>> = {
  top: { fill: '#5a3c06' },
  turn: { fill: '#0f5a39' },
  light: { fill: tokens.color.surfaceHigh },
  dark: { fill: tokens.color.surface },
};
const lit = { fill: '#fff6da' } as const;
const unlit = { fill: tokens.color.accentDeep } as const;
