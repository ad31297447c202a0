import { formatBRL } from '../../money/money.ts';
import { useLocale } from '../language/useLocale.ts';
import { tokens } from '../theme/tokens.ts';

export interface MoneyProps {
  readonly amountCentavos: number;
  /** `text` flows with the line; `display` is the big confident amount, cents small. */
  readonly look?: 'text' | 'display' | undefined;
  /** Shows `+` before a gain; colours gain and loss. */
  readonly isSigned?: boolean | undefined;
  /** BCP 47 tag; the page's language unless said otherwise. */
  readonly locale?: string | undefined;
  readonly className?: string | undefined;
}

/** An amount of money in tabular figures, as the visitor's language writes it. */
export function Money({ amountCentavos, look = 'text', isSigned = false, locale, className }: MoneyProps) {
  const pageLocale = useLocale();
  const text = formatBRL(amountCentavos, locale ?? pageLocale);
  const sign = isSigned && amountCentavos > 0 ? '+' : '';
  return (
    <span
      css={[figures, look === 'display' && display, isSigned && signColour(amountCentavos)]}
      className={className}
    >
      {sign}
      {look === 'display' ? <DisplayParts text={text} /> : text}
    </span>
  );
}

/** Splits `R$ 1.234,50` so that symbol and cents are smaller; the text read aloud stays whole. */
function DisplayParts({ text }: { readonly text: string }) {
  const [, before = '', digits = text, cents = '', after = ''] =
    /^(\D*)([\d.,]*)([.,]\d{2})(\D*)$/.exec(text) ?? [];
  return (
    <>
      {before && <span css={minor}>{before}</span>}
      {digits}
      <span css={minor}>
        {cents}
        {after}
      </span>
    </>
  );
}

function signColour(amountCentavos: number) {
  if (amountCentavos === 0) return {};
  return { color: amountCentavos > 0 ? tokens.color.success : tokens.color.dangerText };
}

const figures = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;
const display = {
  // An amount is never broken, and fits the narrowest phone with large texts.
  fontSize: `min(${tokens.font.size.display}, 11vw)`,
  fontWeight: 800,
  lineHeight: tokens.font.leading.tight,
  letterSpacing: '-0.005em',
} as const;
const minor = { fontSize: '0.58em', fontWeight: tokens.font.weight.bold, letterSpacing: 0 } as const;
