import { useEffect, useState } from 'react';
import type { Data } from '@mosaico/shared/api';
import { dateText } from '@mosaico/shared/dates';
import { useTranslation } from '@mosaico/shared/i18n';
import { Card, tokens, useLocale } from '@mosaico/shared/ui';
import { useShell } from '../shell-context.ts';

type Terms = Data<'GET /api/terms/get'>;

/** Which version is in force and since when, and what is announced (R258). Left out when it cannot be loaded; the text below is shown all the same. */
export function TermsInForce() {
  const { api } = useShell().platform;
  const { t } = useTranslation();
  const locale = useLocale();
  const [terms, setTerms] = useState<Terms>();
  useEffect(() => {
    let isCurrent = true;
    api.call('GET /api/terms/get', { query: {} }).then(
      ({ data }) => isCurrent && setTerms(data),
      () => undefined,
    );
    return () => void (isCurrent = false);
  }, [api]);
  if (!terms) return null;

  const { current, next } = terms;
  return (
    <Card tone={next ? 'gold' : 'plain'}>
      <p>{t('legal.inForce', { version: current.version, date: dateText(current.effective_at, locale) })}</p>
      {next && (
        <p css={announced}>
          <strong>
            {t('legal.announced', { version: next.version, date: dateText(next.effective_at, locale) })}
          </strong>{' '}
          {next.summary}
        </p>
      )}
    </Card>
  );
}

const announced = { marginTop: tokens.space[2] } as const;
