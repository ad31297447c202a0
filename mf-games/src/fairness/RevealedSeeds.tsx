import type { Data } from '@mosaico/shared/api';
import { useTranslation } from '@mosaico/shared/i18n';
import { tokens } from '@mosaico/shared/ui';
import { RevealedSeed } from './RevealedSeed.tsx';

/** What was revealed, each with its rounds; nothing while nothing was. */
export function RevealedSeeds({ seeds }: { readonly seeds: Data<'GET /api/games/fairness'> }) {
  const { t } = useTranslation();
  if (seeds.revealed.length === 0) return null;
  return (
    <section aria-labelledby="revealed-seeds" css={stack}>
      <h2 id="revealed-seeds" css={{ fontSize: tokens.font.size.title }}>
        {t('fairness.revealedSeeds')}
      </h2>
      {seeds.revealed.map((seed) => (
        <RevealedSeed key={seed.server_seed_hash} seed={seed} verifier={seeds.verifier} />
      ))}
    </section>
  );
}

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[4] } as const;
