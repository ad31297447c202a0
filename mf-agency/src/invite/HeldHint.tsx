import type { Data } from '@mosaico/shared/api';
import { useTranslation } from '@mosaico/shared/i18n';
import { tokens } from '@mosaico/shared/ui';

interface HeldHintProps {
  readonly people: Pick<Data<'POST /api/agency/inviterecord'>, 'totals' | 'held_reason'>;
}

/** How many friends an operator looks at before they count, valid already or not, and why; nothing while there are none (G38). */
export function HeldHint({ people }: HeldHintProps) {
  const { t } = useTranslation();
  if (!people.held_reason) return null;
  return (
    <p css={hint}>
      {t('invite.held', { count: people.totals.held })}. {people.held_reason}
    </p>
  );
}

const hint = { color: tokens.color.textMuted, fontSize: tokens.font.size.small } as const;
