import { useTranslation } from '@mosaico/shared/i18n';
import { Icon, tokens } from '@mosaico/shared/ui';

/** What a player can rely on with every deposit. */
export function Promises() {
  const { t } = useTranslation();
  return (
    <ul css={promises}>
      {(['bolt', 'shield', 'lock'] as const).map((icon) => (
        <li key={icon} css={promise}>
          <Icon name={icon} size={20} />
          {t(`promise.${icon}`)}
        </li>
      ))}
    </ul>
  );
}

const promises = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(5.25rem, 1fr))',
  gap: tokens.space[2],
} as const;
const promise = {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: tokens.space[2],
  textAlign: 'center',
  fontSize: tokens.font.size.small,
  lineHeight: tokens.font.leading.snug,
  color: tokens.color.textMuted,
  '& svg': { color: tokens.color.actionText },
} as const;
