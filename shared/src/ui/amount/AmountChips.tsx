import { formatBRL } from '@mosaico/shared/money';
import { buttonBase, tokens, useLocale } from '@mosaico/shared/ui';

export interface AmountChipsProps {
  /** Name of the group, for screen readers. */
  readonly label: string;
  readonly amountsCentavos: readonly number[];
  readonly selectedCentavos: number | null;
  readonly onSelect: (amountCentavos: number) => void;
}

/** Preset amounts beside an AmountField. */
export function AmountChips({ label, amountsCentavos, selectedCentavos, onSelect }: AmountChipsProps) {
  const locale = useLocale();
  return (
    <div role="group" aria-label={label} css={grid}>
      {amountsCentavos.map((amountCentavos) => (
        <button
          key={amountCentavos}
          type="button"
          aria-pressed={amountCentavos === selectedCentavos}
          onClick={() => onSelect(amountCentavos)}
          css={[buttonBase, chip]}
        >
          {formatBRL(amountCentavos, locale).replace(/[.,]00(?!\d)/, '')}
        </button>
      ))}
    </div>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(92px, 1fr))',
  gap: tokens.space[2],
} as const;

const chip = {
  minHeight: '48px',
  padding: `0 ${tokens.space[2]}`,
  background: `linear-gradient(180deg, ${tokens.color.surfaceHigh}, ${tokens.color.surfaceRaised})`,
  color: tokens.color.text,
  fontVariantNumeric: 'tabular-nums',
  boxShadow: `inset 0 1px 0 ${tokens.color.lightStrong}`,
  '&[aria-pressed="true"]': {
    background: tokens.color.actionVeil,
    color: tokens.color.actionText,
    boxShadow: `inset 0 0 0 2px ${tokens.color.action}, 0 0 18px ${tokens.color.actionVeil}`,
  },
} as const;
