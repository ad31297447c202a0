import { useTranslation } from '@mosaico/shared/i18n';
import { Link } from '@mosaico/shared/router';
import { Icon, tokens } from '@mosaico/shared/ui';
import { PATHS } from '../paths.ts';
import { linkRow } from './link-row.ts';

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
  ...linkRow,
  minHeight: 48,
  background: tokens.color.well,
  boxShadow: tokens.elevation.well,
  color: tokens.color.textMuted,
  '@media (forced-colors: active)': { border: '1px solid' },
} as const;
