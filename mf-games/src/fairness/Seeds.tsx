import { useState, type SyntheticEvent } from 'react';
import { useApi, useApiMutation, usePlatform, useSessionUser } from '@mosaico/shared/area';
import { CLIENT_SEED } from '@mosaico/shared/fair-games/client-seed';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, Card, ErrorState, Field, Skeleton, tokens } from '@mosaico/shared/ui';
import { RevealedSeed } from './RevealedSeed.tsx';
import { SeedFacts } from './SeedFacts.tsx';

/** What the next rounds are drawn from, and a way to have it revealed; what was revealed, each with its rounds. */
export function Seeds() {
  const { t } = useTranslation();
  const { notices } = usePlatform();
  const hasUser = useSessionUser() !== null;
  const seeds = useApi('GET /api/games/fairness', { query: {} }, { enabled: hasUser });
  const [text, setText] = useState('');
  const [isRefused, setRefused] = useState(false);
  const rotate = useApiMutation('POST /api/games/fairness/rotate', {
    onSuccess: async () => {
      setText('');
      await seeds.refetch();
      notices.toast('success', t('fairness.revealed'));
    },
    onError: ({ message }) => notices.toast('error', message),
  });
  if (seeds.isError) return <ErrorState text={seeds.error.message} onRetry={seeds.refetch} />;
  if (!seeds.data) return <Skeleton shape="form" isPart />;
  const { in_use: inUse, next_server_seed_hash: nextHash, revealed, verifier } = seeds.data;
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    const clientSeed = text.trim();
    const isGood = CLIENT_SEED.test(clientSeed);
    setRefused(!isGood);
    if (isGood) rotate.mutate({ body: { client_seed: clientSeed } });
  };
  return (
    <>
      <Card tone="lit">
        <form onSubmit={send} noValidate css={stack}>
          <h2 css={{ fontSize: tokens.font.size.large }}>{t('fairness.inUse')}</h2>
          <SeedFacts
            facts={[
              [t('fairness.hash'), inUse.server_seed_hash],
              [t('fairness.clientSeed'), inUse.client_seed],
              [t('fairness.draws'), String(inUse.draws)],
              [t('fairness.nextHash'), nextHash],
            ]}
          />
          <Field
            label={t('fairness.newSeed')}
            hint={t('fairness.newSeedHint')}
            error={isRefused ? t('fairness.seedInvalid') : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={64}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <Button type="submit" icon="refresh" isBusy={rotate.isPending}>
            {t('fairness.rotate')}
          </Button>
        </form>
      </Card>
      {revealed.length > 0 && (
        <section aria-labelledby="revealed-seeds" css={stack}>
          <h2 id="revealed-seeds" css={{ fontSize: tokens.font.size.title }}>
            {t('fairness.revealedSeeds')}
          </h2>
          {revealed.map((seed) => (
            <RevealedSeed key={seed.server_seed_hash} seed={seed} verifier={verifier} />
          ))}
        </section>
      )}
    </>
  );
}

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[4] } as const;
