import type { UserInfo } from '@mosaico/shared/api';
import { useSheet } from '@mosaico/shared/area';
import { dateText } from '@mosaico/shared/dates';
import { useTranslation } from '@mosaico/shared/i18n';
import { Badge, Button, tokens, useLocale } from '@mosaico/shared/ui';
import { Avatar } from '@mosaico/shared/ui/avatar';
import { PhotoSheet } from './PhotoSheet.tsx';

/** Photo, name, level; the photo can be changed. */
export function Portrait({ user }: { readonly user: UserInfo }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const photos = useSheet('photos');
  return (
    <header css={layout}>
      <Avatar photo={user.profileurl} gender={user.gender} size={88} />
      <div css={{ flex: 1, minWidth: 0 }}>
        <h1 css={name}>{t('profile.greeting', { name: user.nickname || user.name })}</h1>
        <p css={line}>
          <Badge tone="gold">VIP&nbsp;{user.level}</Badge>
          <span>{t('profile.since', { date: dateText(user.created_at, locale) })}</span>
        </p>
        <div css={flush}>
          <Button variant="ghost" size="small" icon="camera" onClick={photos.open}>
            {t('profile.changePhoto')}
          </Button>
        </div>
      </div>
      {photos.isOpen && <PhotoSheet user={user} onClose={photos.close} />}
    </header>
  );
}

const layout = { display: 'flex', alignItems: 'center', gap: tokens.space[4] } as const;
/** The words of the button stand under the words above it. */
const flush = { marginTop: tokens.space[1], marginLeft: `-${tokens.space[3]}` } as const;
/** Breaks between words alone: a name of one word has a line, ends there where it is too long, and stands whole among the details. */
const name = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontSize: tokens.font.size.heading,
  fontWeight: tokens.font.weight.black,
  // Beside the photo of the narrowest phones a long account name fits in this size.
  '@media (max-width: 22.4em)': { fontSize: tokens.font.size.large },
} as const;
const line = {
  marginTop: tokens.space[1],
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space[2],
  color: tokens.color.textMuted,
  fontSize: tokens.font.size.small,
} as const;
