import { useSessionUser } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { NavLink } from '@mosaico/shared/router';
import { Icon, tokens, VisuallyHidden } from '@mosaico/shared/ui';
import { PATHS } from '../paths.ts';
import { countStyle, countText, unreadOf } from './unread-count.ts';

/** The screens of the information centre. */
export const PARTS = ['notification', 'announcement', 'support'] as const;
export type Part = (typeof PARTS)[number];

const ICONS = { notification: 'bell', announcement: 'megaphone', support: 'headset' } as const;

/** The way between the three screens, with what is unread in each. */
export function PartLinks() {
  const { t } = useTranslation();
  const unread = { ...unreadOf(useSessionUser()), support: 0 };
  return (
    <nav aria-label={t('information.title')} css={bar}>
      {PARTS.map((part) => (
        <NavLink key={part} to={PATHS[part]} css={link}>
          <span css={{ position: 'relative' }}>
            <Icon name={ICONS[part]} size={22} />
            {unread[part] > 0 && (
              <span aria-hidden css={[countStyle, count]}>
                {countText(unread[part])}
              </span>
            )}
          </span>
          <span css={name}>{t(`information.parts.${part}`)}</span>
          {unread[part] > 0 && (
            <VisuallyHidden>{t('information.unread', { number: unread[part] })}</VisuallyHidden>
          )}
        </NavLink>
      ))}
    </nav>
  );
}

const bar = {
  display: 'grid',
  // No word is broken while there is room; with very large text the row scrolls.
  gridTemplateColumns: 'repeat(3, minmax(min-content, 1fr))',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  gap: tokens.space[1],
  padding: tokens.space[1],
  borderRadius: tokens.radius.card,
  background: tokens.color.well,
  boxShadow: tokens.elevation.well,
} as const;
const link = {
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: tokens.space[1],
  minHeight: 64,
  padding: `${tokens.space[2]} 2px`,
  borderRadius: tokens.radius.control,
  color: tokens.color.textMuted,
  textDecoration: 'none',
  transition: `background-color ${tokens.motion.fast}, color ${tokens.motion.fast}`,
  '&:hover': { color: tokens.color.text },
  '&[aria-current="page"]': {
    background: `linear-gradient(180deg, ${tokens.color.surfaceHigh}, ${tokens.color.surfaceRaised})`,
    color: tokens.color.text,
    boxShadow: `inset 0 1px 0 ${tokens.color.lightStrong}, 0 4px 12px -4px ${tokens.color.shade}`,
  },
  '&[aria-current="page"] svg': { color: tokens.color.actionText },
  '&:focus-visible': { outlineOffset: -3 },
} as const;
const name = {
  maxWidth: '100%',
  fontSize: tokens.font.size.tiny,
  fontWeight: tokens.font.weight.bold,
  lineHeight: tokens.font.leading.snug,
  textAlign: 'center',
} as const;
const count = { top: -6, left: 15 } as const;
