import type { Data, UserInfo } from '@mosaico/shared/api';
import { isApiError, useApi, useApiMutation, usePlatform } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { DataPlaceholder, Sheet, tokens } from '@mosaico/shared/ui';
import { Avatar } from '@mosaico/shared/ui/avatar';

type Photos = Data<'GET /api/profilepictures'>;

interface PhotoSheetProps {
  readonly user: UserInfo;
  readonly onClose: () => void;
}

/** The offered photos; an unknown gender sees both lists (R92, R173, A28). */
export function PhotoSheet({ user, onClose }: PhotoSheetProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useApi('GET /api/profilepictures', { query: {} });
  return (
    <Sheet title={t('profile.choosePhoto')} onClose={onClose}>
      {data ? (
        listsFor(user).map((list) => (
          <PhotoList key={list} list={list} photos={data} user={user} onClose={onClose} />
        ))
      ) : (
        <DataPlaceholder shape="list" error={error} onRetry={refetch} />
      )}
    </Sheet>
  );
}

function listsFor({ gender }: UserInfo): readonly (keyof Photos)[] {
  if (gender === 1) return ['male'];
  return gender === 2 ? ['female'] : ['male', 'female'];
}

interface PhotoListProps extends PhotoSheetProps {
  readonly list: keyof Photos;
  readonly photos: Photos;
}

function PhotoList({ list, photos, user, onClose }: PhotoListProps) {
  const { t } = useTranslation();
  const choose = useChoosePhoto(onClose);
  return (
    <section css={{ marginBottom: tokens.space[5] }}>
      <h3 css={{ marginBottom: tokens.space[3], fontSize: tokens.font.size.body }}>
        {t(`profile.photos.${list}`)}
      </h3>
      <div css={grid}>
        {photos[list].map((photo, index) => (
          <button
            key={photo.id}
            type="button"
            css={choice}
            aria-label={t('profile.photo', { number: index + 1 })}
            aria-pressed={photo.url === user.profileurl}
            disabled={choose.isPending}
            onClick={() => choose.mutate({ body: { member_id: user.id, picture_id: photo.id } })}
          >
            <Avatar photo={photo.url} size={72} />
          </button>
        ))}
      </div>
    </section>
  );
}

function useChoosePhoto(onDone: () => void) {
  const { notices, session } = usePlatform();
  const { t } = useTranslation();
  return useApiMutation('POST /api/profilepictures/set', {
    onSuccess: () => {
      notices.toast('success', t('profile.photoSaved'));
      onDone();
      return session.refresh();
    },
    onError: (error) => notices.toast('error', isApiError(error) ? error.message : t('kit:networkError')),
  });
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(84px, 1fr))',
  gap: tokens.space[3],
  justifyItems: 'center',
} as const;
const choice = {
  padding: 4,
  border: 0,
  borderRadius: tokens.radius.round,
  background: 'none',
  cursor: 'pointer',
  '&[aria-pressed="true"]': { boxShadow: `0 0 0 3px ${tokens.color.accent}` },
} as const;
