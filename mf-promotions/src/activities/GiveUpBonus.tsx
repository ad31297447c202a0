import {
  isApiError,
  useApiMutation,
  useFormatMoney,
  usePlatform,
  useQueryClient,
} from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Button, tokens } from '@mosaico/shared/ui';
import { AWARDS, type Award } from './awards.ts';
import { ACTIVITIES } from './useActivities.ts';

/**
 * Gives an open bonus up, after a question that says what goes and what becomes free. Nothing for another award, nor where the API is of a release
 * that cannot do so.
 *
 * Source: A62.
 */
export function GiveUpBonus({ award }: { readonly award: Award }) {
  const { t } = useTranslation();
  const giveUp = useGiveUp(award);
  if (award.status !== 'open' || award.bonus_left === undefined) return null;
  return (
    <Button variant="ghost" size="small" css={place} onClick={giveUp}>
      {t('activities.giveUp.button')}
    </Button>
  );
}

/** What the server says then is shown either way, and what the bonus has locked is asked for anew. */
function useGiveUp({
  id,
  bonus_left: left = '0.00',
  bonus_in_play: inPlay = '0.00',
  turnover_left: toWager = '0.00',
}: Award) {
  const { notices, session } = usePlatform();
  const { t } = useTranslation();
  const money = useFormatMoney();
  const queries = useQueryClient();
  const { mutateAsync } = useApiMutation('POST /api/promotion/bonus/giveup');
  return async () => {
    const staked = centavosFromWire(inPlay);
    const question = t(staked > 0 ? 'activities.giveUp.inPlay' : 'activities.giveUp.question', {
      amount: money(centavosFromWire(left)),
      inPlay: money(staked),
      turnover: money(centavosFromWire(toWager)),
    });
    if (!(await notices.confirm(question, t('activities.giveUp.yes'), t('activities.giveUp.no')))) return;
    try {
      const { message } = await mutateAsync({ body: { id } });
      notices.toast('success', message);
      void session.refresh();
    } catch (error) {
      if (!isApiError(error)) throw error;
      notices.toast('error', error.message);
    }
    await Promise.all([AWARDS, ACTIVITIES].map((key) => queries.invalidateQueries({ queryKey: [key] })));
  };
}

/** Its words begin where those above it do, and end where a line of text would. */
const place = {
  justifySelf: 'start',
  marginInlineStart: `-${tokens.space[3]}`,
  marginBlockEnd: `-${tokens.space[2]}`,
} as const;
