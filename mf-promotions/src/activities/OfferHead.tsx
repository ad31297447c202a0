import { type IconName, tokens } from '@mosaico/shared/ui';
import { KindMedal } from './KindMedal.tsx';

interface OfferHeadProps {
  readonly icon: IconName;
  readonly tone: 'action' | 'gold';
  readonly isDim?: boolean;
  readonly title: string;
  readonly text?: string | undefined;
}

/** How a card of the hub begins: the sign of the offer, its name, and what it is in a line. */
export function OfferHead({ icon, tone, isDim = false, title, text }: OfferHeadProps) {
  return (
    <div css={head}>
      <KindMedal icon={icon} tone={tone} isDim={isDim} />
      <div css={{ minWidth: 0 }}>
        <h2 css={name}>{title}</h2>
        {text !== undefined && <p css={line}>{text}</p>}
      </div>
    </div>
  );
}

const head = { display: 'flex', gap: tokens.space[3], alignItems: 'center' } as const;
const name = {
  fontSize: tokens.font.size.large,
  fontWeight: tokens.font.weight.bold,
  lineHeight: tokens.font.leading.snug,
  textWrap: 'balance',
} as const;
const line = { marginTop: 2, color: tokens.color.textMuted, fontSize: tokens.font.size.small } as const;
