import { useEffect, useState } from 'react';
import type { Data } from '@mosaico/shared/api';
import { useTranslation } from '@mosaico/shared/i18n';
import { Card, tokens } from '@mosaico/shared/ui';
import { useShell } from '../shell-context.ts';

type Terms = Data<'GET /api/terms/get'>;

/** Which version is in force and since when, and what is announced (R258). Left out when it cannot be loaded; the text below is shown all the same. */
export function TermsInForce() {
  const { api, language } = useShell().platform;
  const { t } = useTranslation();
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

  const dayOf = (instant: string) =>
    new Date(instant).toLocaleDateString(language.locale, {
      dateStyle: 'long',
      timeZone: 'America/Sao_Paulo',
    });
  const { current, next } = terms;
  return (
    <Card tone={next ? 'gold' : 'plain'}>
      <p>{t('legal.inForce', { version: current.version, date: dayOf(current.effective_at) })}</p>
      {next && (
        <p css={announced}>
          <strong>{t('legal.announced', { version: next.version, date: dayOf(next.effective_at) })}</strong>{' '}
          {next.summary}
        </p>
      )}
    </Card>
  );
}

const announced = { marginTop: tokens.space[2] } as const;
