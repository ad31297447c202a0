import { useTranslation } from '@mosaico/shared/i18n';
import { Link } from '@mosaico/shared/router';
import { Icon, tokens } from '@mosaico/shared/ui';
import { useStudios } from '../catalogue/useStudios.ts';
import { PATHS } from '../paths.ts';

/** Studios whose name has the searched text in it, whatever its accents and case: they lead to their games. */
export function StudioHits({ name }: { readonly name: string }) {
  const { t } = useTranslation();
  const studios = useStudios() ?? [];
  const hits = studios.filter((studio) => plain(studio.name).includes(plain(name)));
  if (hits.length === 0) return null;
  return (
    <ul aria-label={t('lobby.studios')} css={list}>
      {hits.map(({ api_name: key, name: studio, count }) => (
        <li key={key}>
          <Link to={`${PATHS.lobby}?studio=${key}`} css={row}>
            <strong css={{ flex: 1 }}>{studio}</strong>
            <small css={{ color: tokens.color.textMuted }}>{t('lobby.found', { count })}</small>
            <Icon name="chevron-right" size={20} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

const list = { display: 'grid', gap: tokens.space[2] } as const;
const row = {
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[3],
  minHeight: 52,
  padding: `0 ${tokens.space[4]}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.surfaceRaised,
  color: tokens.color.text,
  textDecoration: 'none',
} as const;
