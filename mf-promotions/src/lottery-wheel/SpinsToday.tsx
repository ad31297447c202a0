import { usePlatform, useReactive } from '@mosaico/shared/area';
import { timeText } from '@mosaico/shared/dates';
import { useTranslation } from '@mosaico/shared/i18n';
import { tokens, useLocale } from '@mosaico/shared/ui';
import { List, ListRow } from '@mosaico/shared/ui/list';
import { prizeIcon, usePrizeText } from './prize-text.ts';
import { SpinSheet } from './SpinSheet.tsx';
import type { WheelData } from './useWheel.ts';

/** The sheet of one spin is named after it. */
const SHEET = 'spin:';

/** The spins of today; each opens the proof of its draw. */
export function SpinsToday({ wheel }: { readonly wheel: WheelData }) {
  const { t } = useTranslation();
  const { sheets } = usePlatform();
  const locale = useLocale();
  const textOf = usePrizeText();
  const open = useReactive(sheets.current);
  const opened = wheel.spins.find(({ number }) => open === `${SHEET}${number}`);
  return (
    <section aria-labelledby="wheel-today" css={{ display: 'grid', gap: tokens.space[3] }}>
      <h2 id="wheel-today" css={{ fontSize: tokens.font.size.title }}>
        {t('wheel.today')}
      </h2>
      <List>
        {wheel.spins.map((spin) => (
          <ListRow
            key={spin.number}
            icon={prizeIcon(spin.reward)}
            title={textOf(spin)}
            detail={t('wheel.number', { number: spin.number })}
            value={timeText(spin.at, locale)}
            onClick={() => sheets.open(`${SHEET}${spin.number}`)}
          />
        ))}
      </List>
      {opened && <SpinSheet spin={opened} onClose={() => sheets.close(`${SHEET}${opened.number}`)} />}
    </section>
  );
}
