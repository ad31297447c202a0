import type { Data } from '@mosaico/shared/api';
import { useFormatMoney } from '@mosaico/shared/area';
import { dateText } from '@mosaico/shared/dates';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Badge, useLocale } from '@mosaico/shared/ui';
import { ListRow } from '@mosaico/shared/ui/list';

const TONES = { registered: 'neutral', deposited: 'info', valid: 'success', held: 'gold' } as const;

/** Somebody who came by the link: first deposit, bets, and how far that is. */
export function PersonRow({
  person,
}: {
  readonly person: Data<'POST /api/agency/inviterecord'>['list'][number];
}) {
  const { t } = useTranslation();
  const money = useFormatMoney();
  const locale = useLocale();
  const date = dateText(person.registered_at, locale, 'short');
  const bets = money(centavosFromWire(person.total_bet));
  const stage = person.held_reason ? 'held' : person.status;
  const detail = t('record.detail', { date, bets });
  return (
    <ListRow
      icon="user"
      title={person.name_masked}
      detail={person.held_reason ? <WithReason detail={detail} reason={person.held_reason} /> : detail}
      value={<Badge tone={TONES[stage]}>{t(`invite.status.${stage}`)}</Badge>}
      valueDetail={money(centavosFromWire(person.first_deposit))}
    />
  );
}

/** Why somebody who is valid does not count yet, below what is known of everybody. */
function WithReason({ detail, reason }: { readonly detail: string; readonly reason: string }) {
  return (
    <>
      {detail}
      <span css={{ display: 'block', marginTop: 4 }}>{reason}</span>
    </>
  );
}
