import { useTranslation } from '@mosaico/shared/i18n';
import { Link } from '@mosaico/shared/router';
import { Icon, tokens } from '@mosaico/shared/ui';
import { PATHS } from '../paths.ts';

/** The way to the search: looks like its field, and is one press from it. */
export function SearchLink() {
  const { t } = useTranslation();
  return (
    <Link to={PATHS.search} css={field}>
      <Icon name="search" size={20} />
      {t('search.label')}
    </Link>
  );
}

const field = {
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[3],
  minHeight: 48,
  padding: `0 ${tokens.space[4]}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.well,
  boxShadow: tokens.elevation.well,
  color: tokens.color.textMuted,
  textDecoration: 'none',
} as const;
