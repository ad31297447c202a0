import { LoginPrompt, usePlatform } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Card, ErrorState, Screen, Skeleton, tokens } from '@mosaico/shared/ui';
import { WithMoreTexts } from '../texts/WithMoreTexts.tsx';
import { CheckFile } from './CheckFile.tsx';
import { clientSeedAtRandom } from './client-seed-at-random.ts';
import { HowItWorks } from './HowItWorks.tsx';
import { LastRound } from './LastRound.tsx';
import { RevealedSeeds } from './RevealedSeeds.tsx';
import { SeedsInUse } from './SeedsInUse.tsx';
import { TechnicalData } from './TechnicalData.tsx';
import { useSeeds } from './useSeeds.ts';

/** How chance works here, and how every round can be checked: by the player, in their own browser (G48, R74). */
export function FairnessScreen() {
  const { t } = useTranslation();
  return (
    <Screen title={t('house.page')}>
      <WithMoreTexts skeleton="detail">
        <Fairness />
      </WithMoreTexts>
    </Screen>
  );
}

/** About the height of the card of the last round, so that little moves when it comes. */
const LAST_ROUND_PX = 160;

function Fairness() {
  const { t } = useTranslation();
  const { session } = usePlatform();
  const { seeds, lastRound, isUnused, isLoading, rotate } = useSeeds();
  const replace = (clientSeed: string, onSuccess?: () => void) =>
    rotate.mutate({ body: { client_seed: clientSeed } }, { ...(onSuccess && { onSuccess }) });
  return (
    <>
      <p css={{ maxWidth: '62ch', textWrap: 'pretty' }}>{t('fairness.intro')}</p>
      <HowItWorks />
      {!session.isLoggedIn() && <LoginPrompt />}
      {seeds.isError && <ErrorState text={seeds.error.message} onRetry={seeds.refetch} />}
      {isLoading && (
        <Card tone="lit">
          <div css={{ minHeight: LAST_ROUND_PX }}>
            <Skeleton shape="blank" isPart />
          </div>
        </Card>
      )}
      {lastRound && (
        <LastRound
          round={lastRound}
          isOpening={rotate.isPending}
          onOpen={() => replace(clientSeedAtRandom())}
        />
      )}
      {isUnused && (
        <Card tone="lit">
          <section aria-labelledby="no-round">
            <h2 id="no-round" css={{ fontSize: tokens.font.size.large }}>
              {t('fairness.last.title')}
            </h2>
            <p css={[text, { marginTop: tokens.space[2] }]}>{t('fairness.last.none')}</p>
          </section>
        </Card>
      )}
      <TechnicalData>
        <Explained sections={['s2']} />
        {seeds.data && (
          <>
            <SeedsInUse seeds={seeds.data} isReplacing={rotate.isPending} onReplace={replace} />
            <RevealedSeeds seeds={seeds.data} />
          </>
        )}
        <CheckFile />
      </TechnicalData>
      <Explained sections={['s1', 's3', 's4']} />
    </>
  );
}

function Explained({ sections }: { readonly sections: readonly ('s1' | 's2' | 's3' | 's4')[] }) {
  const { t } = useTranslation();
  return (
    <Card>
      <div css={{ display: 'grid', gap: tokens.space[5], overflowWrap: 'anywhere' }}>
        {sections.map((key) => (
          <section key={key} aria-labelledby={`fairness-${key}`}>
            <h2 id={`fairness-${key}`} css={{ fontSize: tokens.font.size.large }}>
              {t(`fairness.how.${key}.title`)}
            </h2>
            <p css={[text, { marginTop: tokens.space[2] }]}>{t(`fairness.how.${key}.text`)}</p>
          </section>
        ))}
      </div>
    </Card>
  );
}

const text = { color: tokens.color.textMuted, maxWidth: '62ch', textWrap: 'pretty' } as const;
