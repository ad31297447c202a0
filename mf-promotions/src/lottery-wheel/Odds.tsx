import { useTranslation } from '@mosaico/shared/i18n';
import { tokens } from '@mosaico/shared/ui';
import { List, ListRow } from '@mosaico/shared/ui/list';
import { prizeIcon, usePrizeText, useReportedRewards } from './prize-text.ts';
import type { Prize } from './useWheel.ts';

/** The prizes with their odds, the largest first. */
export function Odds({ prizes }: { readonly prizes: readonly Prize[] }) {
  const { t } = useTranslation();
  const textOf = usePrizeText();
  useReportedRewards(prizes);
  return (
    <section aria-labelledby="wheel-odds" css={{ display: 'grid', gap: tokens.space[3] }}>
      <h2 id="wheel-odds" css={{ fontSize: tokens.font.size.title }}>
        {t('wheel.odds')}
      </h2>
      <List>
        {prizes
          .toSorted((one, other) => other.quantity - one.quantity)
          .map((prize) => (
            <ListRow
              key={prize.id}
              icon={prizeIcon(prize.reward)}
              title={textOf(prize)}
              value={<span css={{ fontVariantNumeric: 'tabular-nums' }}>{prize.odds}</span>}
            />
          ))}
      </List>
    </section>
  );
}
