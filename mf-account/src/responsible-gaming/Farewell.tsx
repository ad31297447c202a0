import { useEffect, useRef } from 'react';
import { dateText } from '@mosaico/shared/dates';
import { useTranslation } from '@mosaico/shared/i18n';
import { Card, Icon, LinkButton, tokens, useLocale } from '@mosaico/shared/ui';

/** With it, who has just excluded themselves is led here; it lies in the entry of the history, and nowhere else. */
export interface FarewellState {
  readonly excluded: { readonly until: string | null };
}

const HELPLINE = 'tel:188';

/** What now, for somebody who has excluded themselves a moment ago and was logged out: their money, and who listens. Source: G31, G26. */
export function Farewell({ until }: FarewellState['excluded']) {
  const { t } = useTranslation();
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed has gone with the session. A little later, because after a navigation the shell puts the focus on the screen as a whole.
  useEffect(() => {
    const later = setTimeout(() => heading.current?.focus(), 0);
    return () => clearTimeout(later);
  }, []);
  return (
    <Card tone="lit">
      <section aria-labelledby="rg-farewell" css={layout}>
        <span css={sign}>
          <Icon name="shield" size={28} />
        </span>
        <div role="status" css={words}>
          <h2 id="rg-farewell" ref={heading} tabIndex={-1} css={title}>
            {until ? t('rg.farewell.titleUntil', { date: dateText(until, locale) }) : t('rg.farewell.title')}
          </h2>
          <p css={text}>{t('rg.farewell.out')}</p>
          <p css={text}>{t('rg.farewell.money')}</p>
          <p css={text}>{t('rg.farewell.help')}</p>
          <LinkButton variant="quiet" icon="phone" href={HELPLINE}>
            {t('rg.farewell.call')}
          </LinkButton>
        </div>
      </section>
    </Card>
  );
}

const layout = { display: 'flex', gap: tokens.space[4] } as const;
const sign = { flex: 'none', color: tokens.color.info } as const;
const words = { display: 'grid', justifyItems: 'start', gap: tokens.space[3], minWidth: 0 } as const;
const title = {
  fontSize: tokens.font.size.title,
  lineHeight: tokens.font.leading.snug,
  '&:focus': { outline: 'none' },
} as const;
const text = { color: tokens.color.textMuted, maxWidth: '56ch', textWrap: 'pretty' } as const;
