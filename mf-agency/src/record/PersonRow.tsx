import type { Data } from '@mosaico/shared/api';
import { useFormatMoney } from '@mosaico/shared/area';
import { dateText } from '@mosaico/shared/dates';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Badge, useLocale } from '@mosaico/shared/ui';
import { ListRow } from '@mosaico/shared/ui/list';

const TONES = {
  registered: 'neutral',
  deposited: 'info',
  valid: 'success',
  held: 'gold',
  refused: 'danger',
} as const;

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
  const stage = person.is_refused ? 'refused' : person.held_reason ? 'held' : person.status;
  return (
    <ListRow
      icon="user"
      title={person.name_masked}
      detail={person.is_refused ? person.held_reason : t('record.detail', { date, bets })}
      value={<Badge tone={TONES[stage]}>{t(`invite.status.${stage}`)}</Badge>}
      valueDetail={money(centavosFromWire(person.first_deposit))}
    />
  );
}
