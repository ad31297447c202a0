import { usePlatform, useSessionUser, useSheet } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Button, Card, Money, tokens } from '@mosaico/shared/ui';
import { useIsKeptFromPlay } from '../claims/useIsKeptFromPlay.ts';
import { GoLink } from '../links/GoLink.tsx';
import { ACTIVITY_KINDS } from './activity-kinds.ts';
import { ActivityProgress } from './ActivityProgress.tsx';
import { cardActions, rulesPlace } from './card-actions.ts';
import { EndsIn } from './EndsIn.tsx';
import { OfferGain } from './OfferGain.tsx';
import { OfferHead } from './OfferHead.tsx';
import { OfferTerms } from './OfferTerms.tsx';
import { RulesSheet } from './RulesSheet.tsx';
import { isMissed, isSpin, isSpun, StateBadge } from './StateBadge.tsx';
import { type Activity, locksCash } from './useActivities.ts';
import { useTermTexts } from './useTermTexts.ts';

interface ActivityCardProps {
  readonly activity: Activity;
  /** Its time is over: the list is asked for again. */
  readonly onEnd: () => void;
}

/** An activity on the hub: what it is, what it brings and asks for, how far the player has come, and the next step. */
export function ActivityCard({ activity, onEnd }: ActivityCardProps) {
  const { t } = useTranslation();
  const terms = useTermTexts(activity);
  const rules = useSheet(`rules-${activity.key}`);
  const { kind, state, progress, reward, ends_in_seconds: endsIn } = activity;
  const isKept = useIsKeptFromPlay();
  const isVisitor = useIsVisitor();
  const shown = ACTIVITY_KINDS[kind];
  if (!shown) return null;
  const isOver = state === 'ended' || state === 'claimed' || state === 'closed';
  const isClaimable = state === 'claimable' && reward !== null;
  const isOffered = !isOver && !isKept;
  const action = isVisitor && !shown.isForVisitors ? undefined : ACTIONS[state];
  return (
    <Card tone={state === 'claimable' ? 'gold' : 'plain'}>
      <article css={stack} aria-label={t(`activities.${kind}.title`)}>
        <OfferHead
          icon={shown.icon}
          tone={shown.tone}
          isDim={isOver}
          title={t(`activities.${kind}.title`)}
          // Who may not play is not told what there is to play for (G31).
          text={isKept ? undefined : t(`activities.${kind}.about`)}
        />
        {isOffered && !isClaimable && <OfferGain activity={activity} />}
        <div css={facts}>
          <StateBadge activity={activity} />
          {isClaimable && <Money look="display" amountCentavos={centavosFromWire(reward)} css={amount} />}
          {endsIn !== null && endsIn > 0 && state !== 'ended' && !isKept && (
            <EndsIn activity={activity} seconds={endsIn} onEnd={onEnd} />
          )}
        </div>
        {isOffered && <OfferTerms activity={activity} />}
        {progress && isOffered && (
          <ActivityProgress progress={progress} label={t(`activities.${kind}.progress`)} tone={shown.tone} />
        )}
        {isSpun(activity) && !isKept && <p css={note}>{t('wheel.tomorrow', { amount: terms['per'] })}</p>}
        {terms['withdrawn'] !== undefined && !isKept && <p css={note}>{t('firstDeposit.lowered', terms)}</p>}
        {isMissed(activity) && terms['withdrawn'] === undefined && !isKept && (
          <p css={note}>
            {t(`firstDeposit.missed.${terms['missed'] === 'another' ? 'another' : 'made'}`, terms)}
          </p>
        )}
        {state === 'claimable' && !isKept && locksCash(activity) && (
          <p css={note}>{t('activities.bonusLock')}</p>
        )}
        <div css={cardActions}>
          {action && (
            <GoLink to={shown.path} tone={action}>
              {wayOn()}
            </GoLink>
          )}
          <Button
            variant={action ? 'ghost' : 'quiet'}
            icon="info"
            css={action ? rulesPlace : { flex: '1 1 auto' }}
            onClick={rules.open}
          >
            {t('activities.rules')}
          </Button>
        </div>
      </article>
      {rules.isOpen && <RulesSheet activity={activity} onClose={rules.close} />}
    </Card>
  );

  /** Names what the screen of the offer shows; every offer has another one. */
  function wayOn(): string {
    if (isSpin(activity)) return t('wheel.spin');
    return t(state === 'available' ? `activities.${kind}.see` : `activities.action.${state}`);
  }
}

function useIsVisitor(): boolean {
  const { session } = usePlatform();
  return useSessionUser() === null && !session.isLoggedIn();
}

const ACTIONS: Readonly<Partial<Record<Activity['state'], 'gold' | 'quiet'>>> = {
  available: 'quiet',
  in_progress: 'quiet',
  claimable: 'gold',
  claimed: 'quiet',
};

const stack = { display: 'grid', gap: tokens.space[3] } as const;
const facts = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space[2],
  '&:empty': { display: 'none' },
} as const;
const note = { color: tokens.color.textMuted, fontSize: tokens.font.size.small, textWrap: 'pretty' } as const;
const amount = { color: tokens.color.accentText } as const;
