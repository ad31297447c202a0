import { useState, type SyntheticEvent } from 'react';
import type { Data } from '@mosaico/shared/api';
import { CLIENT_SEED } from '@mosaico/shared/fair-games/client-seed';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, Card, Field, tokens } from '@mosaico/shared/ui';
import { SeedFacts } from './SeedFacts.tsx';

interface SeedsInUseProps {
  readonly seeds: Data<'GET /api/games/fairness'>;
  readonly isReplacing: boolean;
  /** Has the secret in use revealed. */
  readonly onReplace: (clientSeed: string, onDone: () => void) => void;
}

/** What the next rounds are drawn from, and a way to go on with a seed of the member's own. */
export function SeedsInUse({ seeds, isReplacing, onReplace }: SeedsInUseProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [isRefused, setRefused] = useState(false);
  const { in_use: inUse, next_server_seed_hash: nextHash } = seeds;
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    const clientSeed = text.trim();
    const isGood = CLIENT_SEED.test(clientSeed);
    setRefused(!isGood);
    if (isGood) onReplace(clientSeed, () => setText(''));
  };
  return (
    <Card>
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
        <Button type="submit" icon="refresh" variant="quiet" isBusy={isReplacing}>
          {t('fairness.rotate')}
        </Button>
      </form>
    </Card>
  );
}

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[4] } as const;
