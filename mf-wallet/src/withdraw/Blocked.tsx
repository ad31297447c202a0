import { useFormatMoney } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { usePlayBar } from '@mosaico/shared/play-bar';
import { Link } from '@mosaico/shared/router';
import { buttonBase, Icon, tokens } from '@mosaico/shared/ui';
import type { Block, Quote } from './withdrawal-facts.ts';

/** Why nothing can be withdrawn now, and what the player can do about it. Who may not play now is not led to the games (G31, G32). */
export function Blocked({ block, quote }: { readonly block: Block; readonly quote: Quote }) {
  const { t } = useTranslation();
  const formatMoney = useFormatMoney();
  const mayPlay = usePlayBar() === null;
  const facts = {
    turnover: formatMoney(centavosFromWire(quote.turnover.left)),
    minimum: formatMoney(centavosFromWire(quote.min)),
    count: quote.day.count_limit,
    limit: formatMoney(centavosFromWire(quote.day.amount_limit)),
  };
  const isForTomorrow = block === 'count' || block === 'day';
  return (
    <>
      <p role="status" css={note}>
        <Icon name={isForTomorrow ? 'calendar' : 'lock'} size={20} />
        <span>{t(`withdraw.blocked.${block}`, facts)}</span>
      </p>
      {!isForTomorrow && mayPlay && (
        <Link to="/" css={[buttonBase, play]}>
          {t('paid.play')}
        </Link>
      )}
    </>
  );
}

const note = {
  display: 'flex',
  gap: tokens.space[3],
  padding: tokens.space[4],
  borderRadius: tokens.radius.control,
  background: tokens.color.warningVeil,
  lineHeight: tokens.font.leading.snug,
  '& svg': { flex: 'none', color: tokens.color.warning },
} as const;
const play = {
  width: '100%',
  minHeight: 46,
  background: `linear-gradient(180deg, ${tokens.color.accentLit}, ${tokens.color.accent} 52%, ${tokens.color.accentDeep})`,
  color: tokens.color.onAccent,
} as const;
