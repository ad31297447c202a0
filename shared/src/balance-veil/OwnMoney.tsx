import { usePlatform, useReactive } from '@mosaico/shared/area';
import { BALANCE_SLOT, type MessageSet } from '@mosaico/shared/contract';
import { Money, tokens, VisuallyHidden, type MoneyProps } from '@mosaico/shared/ui';
import { useBalanceVeil } from './useBalanceVeil.ts';

const HIDDEN: Readonly<Record<MessageSet, string>> = {
  pt: 'Valor oculto',
  en: 'Amount hidden',
  cn: '金额已隐藏',
  ch: '金额已隐藏',
  vi: 'Số tiền đã ẩn',
  id: 'Jumlah disembunyikan',
  th: 'ซ่อนจำนวนเงินอยู่',
  msa: 'Jumlah disembunyikan',
};

/** What the player has, safe from those who look over their shoulder: dots while they hide their balance. */
export function OwnMoney(props: MoneyProps) {
  const { language } = usePlatform();
  useReactive(language.current);
  if (!useBalanceVeil()) return <Money {...props} />;
  return (
    <span css={props.look === 'display' && display} className={props.className}>
      <span aria-hidden>{BALANCE_SLOT.veiled}</span>
      <VisuallyHidden>{HIDDEN[language.messageSet]}</VisuallyHidden>
    </span>
  );
}

const display = {
  fontSize: `min(${tokens.font.size.display}, 11vw)`,
  lineHeight: tokens.font.leading.tight,
} as const;
