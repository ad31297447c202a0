import { checkRound } from '@mosaico/shared/fair-games/check-round';
import { useTranslation } from '@mosaico/shared/i18n';
import { Link } from '@mosaico/shared/router';
import { tokens } from '@mosaico/shared/ui';
import { SeedFacts } from '../fairness/SeedFacts.tsx';
import { toldRound, type FairRound } from '../fairness/told-round.ts';
import { VerdictBadge } from '../fairness/VerdictBadge.tsx';
import { PATHS } from '../paths.ts';
import { DrawnRound } from '../proof/DrawnRound.tsx';
import { DrawSteps } from '../proof/DrawSteps.tsx';
import type { Symbols } from '../proof/faces.ts';

interface RoundProofProps {
  readonly round: FairRound;
  readonly symbols: Symbols | undefined;
}

/** What was drawn and why, repeated here from the seeds (G48). */
export function RoundProof({ round, symbols }: RoundProofProps) {
  const { t } = useTranslation();
  const told = toldRound(round);
  const { verdict, draws } = checkRound(told);
  // While a round is open the seed cannot be replaced, and nothing is told of what was drawn.
  const isOpen = round.picture === null;
  return (
    <section aria-labelledby="round-proof" css={{ display: 'grid', gap: tokens.space[3], minWidth: 0 }}>
      <h3 id="round-proof" css={{ fontSize: tokens.font.size.large }}>
        {t('fairness.proof')}
      </h3>
      <p>
        <VerdictBadge verdict={verdict} />
      </p>
      <DrawnRound round={told} symbols={symbols} />
      <SeedFacts
        facts={[
          [t('fairness.hash'), round.server_seed_hash],
          [t('fairness.serverSeed'), round.server_seed],
          [t('fairness.clientSeed'), round.client_seed],
          [t('fairness.nonce'), String(round.nonce)],
        ]}
      />
      <DrawSteps draws={draws} />
      {verdict === 'sealed' && !isOpen && (
        <p css={{ color: tokens.color.textMuted, fontSize: tokens.font.size.small }}>
          {t('fairness.sealedText')} <Link to={PATHS.fairness}>{t('fairness.toPage')}</Link>
        </p>
      )}
    </section>
  );
}
