import { useState } from 'react';
import type { Data } from '@mosaico/shared/api';
import { usePlatform } from '@mosaico/shared/area';
import { dateTimeText } from '@mosaico/shared/dates';
import type { ToldRound } from '@mosaico/shared/fair-games/check-round';
import { roundsCsv } from '@mosaico/shared/fair-games/rounds-csv';
import { saveFile } from '@mosaico/shared/files';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, Card, textLink, tokens, useLocale } from '@mosaico/shared/ui';
import { CheckedRounds } from './CheckedRounds.tsx';
import { everyRound } from './every-round.ts';
import { SeedFacts } from './SeedFacts.tsx';

interface RevealedSeedProps {
  readonly seed: Data<'GET /api/games/fairness'>['revealed'][number];
  /** Path of a script that repeats what is saved here. */
  readonly verifier?: string | null | undefined;
}

/** Seeds that are out of use: all their rounds can be repeated here, and saved to be repeated elsewhere. */
export function RevealedSeed({ seed, verifier }: RevealedSeedProps) {
  const { t } = useTranslation();
  const { api, notices } = usePlatform();
  const locale = useLocale();
  const [rounds, setRounds] = useState<readonly ToldRound[] | null>(null);
  const check = async () => {
    try {
      setRounds(await everyRound(api, seed.server_seed_hash));
    } catch (error) {
      notices.toast('error', error instanceof Error ? error.message : '');
    }
  };
  return (
    <Card>
      <div css={stack}>
        <p css={{ color: tokens.color.textMuted, fontSize: tokens.font.size.small }}>
          {dateTimeText(seed.revealed_at, locale)}
        </p>
        <SeedFacts
          facts={[
            [t('fairness.hash'), seed.server_seed_hash],
            [t('fairness.serverSeed'), seed.server_seed],
            [t('fairness.clientSeed'), seed.client_seed],
            [t('fairness.draws'), String(seed.draws)],
          ]}
        />
        {seed.draws > 0 && (
          <Button variant="quiet" icon="shield" onClick={check}>
            {t('fairness.check')}
          </Button>
        )}
        {rounds && (
          <>
            <CheckedRounds rounds={rounds} />
            <Button
              variant="ghost"
              icon="document"
              onClick={() =>
                saveFile(
                  new Blob([roundsCsv(rounds)], { type: 'text/csv;charset=utf-8' }),
                  `rounds-${seed.server_seed_hash.slice(0, 8)}.csv`,
                )
              }
            >
              {t('fairness.save')}
            </Button>
            {verifier && (
              <p css={{ color: tokens.color.textMuted, fontSize: tokens.font.size.small }}>
                {t('fairness.script')}{' '}
                <a href={verifier} download css={textLink}>
                  {t('fairness.scriptGet')}
                </a>
              </p>
            )}
          </>
        )}
      </div>
    </Card>
  );
}

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[3] } as const;
