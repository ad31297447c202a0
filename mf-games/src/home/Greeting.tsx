import type { UserInfo } from '@mosaico/shared/api';
import { useTranslation } from '@mosaico/shared/i18n';
import { Badge, Icon, tokens } from '@mosaico/shared/ui';

/** One line for the member: who they are, and their level. It keeps its height while the member is on the way. */
export function Greeting({ user }: { readonly user: UserInfo | null }) {
  const { t } = useTranslation();
  return (
    <div css={strip}>
      <h1 css={name}>{user && t('lobby.hello', { name: user.nickname || user.name })}</h1>
      {user && (
        <Badge tone="gold">
          <Icon name="crown" size={16} />
          VIP&nbsp;{user.level}
        </Badge>
      )}
    </div>
  );
}

const strip = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space[3],
  minHeight: 32,
} as const;
const name = {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: tokens.font.size.title,
  fontWeight: tokens.font.weight.bold,
} as const;
