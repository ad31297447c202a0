import { useTranslation } from '@mosaico/shared/i18n';
import { Link, useLocation } from '@mosaico/shared/router';
import { Icon, tokens } from '@mosaico/shared/ui';
import { PATHS } from '../paths.ts';

const PARTS = [
  { part: 'details', to: PATHS.orderDetails, icon: 'list' },
  { part: 'fee', to: PATHS.orderFee, icon: 'percent' },
  { part: 'association', to: PATHS.orderAssociation, icon: 'refresh' },
] as const;

/** The way between the three screens of the order centre. */
export function OrderLinks() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <nav aria-label={t('orders.title')} css={bar}>
      {PARTS.map(({ part, to, icon }) => (
        <Link key={part} to={to} aria-current={pathname === to ? 'page' : undefined} css={link}>
          <Icon name={icon} size={22} />
          <span css={name}>{t(`orders.parts.${part}`)}</span>
        </Link>
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
