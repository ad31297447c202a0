import { Suspense, useState } from 'react';
import { lazyPart, useApi, useSheet } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, Card, DataPlaceholder, EmptyState, tokens } from '@mosaico/shared/ui';
import type { Limit } from './limit-facts.ts';
import { LimitRow } from './LimitRow.tsx';
import { Section } from './Section.tsx';

/** With the shell's code of forms, which only a form needs. */
const LimitSheet = lazyPart(async () => ({ default: (await import('./LimitSheet.tsx')).LimitSheet }));

/** The member's own limits, with what is used of each. Source: G31, A38. */
export function LimitsSection() {
  const { t } = useTranslation();
  const { data, error, refetch } = useApi('GET /api/rg/limits', { query: {} });
  const sheet = useSheet('rg-limit');
  const [edited, setEdited] = useState<Limit | null>(null);
  const open = (limit: Limit | null) => {
    setEdited(limit);
    sheet.open();
  };
  return (
    <Section id="rg-limits" title={t('rg.limits.title')} intro={t('rg.limits.intro')}>
      {data ? (
        <>
          {data.limits.length === 0 ? (
            <Card>
              <EmptyState icon="shield" text={t('rg.limits.none')} />
            </Card>
          ) : (
            <Card>
              <ul css={list}>
                {data.limits.map((limit) => (
                  <LimitRow key={`${limit.kind} ${limit.period}`} limit={limit} onEdit={() => open(limit)} />
                ))}
              </ul>
            </Card>
          )}
          <Button
            icon="plus"
            variant={data.limits.length === 0 ? 'primary' : 'quiet'}
            onClick={() => open(null)}
          >
            {t('rg.limits.add')}
          </Button>
        </>
      ) : (
        <DataPlaceholder shape="list" error={error} onRetry={refetch} />
      )}
      {sheet.isOpen && data && (
        <Suspense fallback={null}>
          <LimitSheet limits={data.limits} edited={edited} onClose={sheet.close} />
        </Suspense>
      )}
    </Section>
  );
}

const list = { display: 'grid', gap: tokens.space[5], margin: 0, padding: 0, listStyle: 'none' } as const;
