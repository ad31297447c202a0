import { useReactive } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Icon, tokens } from '@mosaico/shared/ui';
import { useShell } from '../shell-context.ts';
import { SlotOutlet } from '../areas/SlotOutlet.tsx';
import { AppLink } from '../links/AppLink.tsx';
import { TabBarFrame } from '../frame/BarFrames.tsx';
import { useNavigationEntries, type ShownEntry } from './useNavigationEntries.ts';

const MOST_TABS = 5;

/** The bottom bar, filled from the areas' declarations. Touching or pointing at a tab already loads what is behind it. */
export function TabBar() {
  const { platform } = useShell();
  const { t } = useTranslation();
  const { pathname } = useReactive(platform.navigation.location);
  const entries = useNavigationEntries('tab').slice(0, MOST_TABS);
  return (
    <TabBarFrame label={t('layout.mainNavigation')} places={entries.length}>
      {entries.map((entry, index) => (
        <Tab
          key={entry.key}
          entry={entry}
          current={entry.to === pathname ? 'page' : sectionOf(entry.to) === sectionOf(pathname)}
          isMiddle={index * 2 === entries.length - 1}
        />
      ))}
    </TabBarFrame>
  );
}

interface TabProps {
  readonly entry: ShownEntry;
  /** `page`: it leads to the screen that is shown; true: to another one of the same section. */
  readonly current: 'page' | boolean;
  /** Only there one is raised: beside the middle of an even number it would lean to one side. */
  readonly isMiddle: boolean;
}

function Tab({ entry, current, isMiddle }: TabProps) {
  const { loader, recovery } = useShell();
  const prepare = () => loader.prefetch(recovery.firstOf(entry.area));
  return (
    <AppLink
      href={entry.to}
      aria-current={current || undefined}
      onPointerEnter={prepare}
      onTouchStart={prepare}
      onFocus={prepare}
      css={[tab, current && lit, current && !entry.isEmphasised && marked]}
    >
      <span css={entry.isEmphasised ? [prime, isMiddle && raised] : plain}>
        <Icon name={entry.icon} size={entry.isEmphasised && isMiddle ? 26 : 24} />
      </span>
      <SlotOutlet name="tab.badge" of={entry.area.area} />
      <span css={label}>{entry.label}</span>
    </AppLink>
  );
}

/** The first part of a path: screens that belong together share it. */
const sectionOf = (path: string) => path.split('/', 2)[1];

const tab = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 3,
  padding: `0 1px ${tokens.space[2]}`,
  color: tokens.color.textMuted,
  textDecoration: 'none',
  touchAction: 'manipulation',
  transition: `color ${tokens.motion.fast}`,
  '&:focus-visible': { outlineOffset: -3 },
} as const;
const lit = { color: tokens.color.actionText } as const;
/** A lit line above the current tab, except the raised one, which stands out already. */
const marked = {
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 0,
    width: 28,
    height: 3,
    borderRadius: '0 0 3px 3px',
    background: tokens.color.action,
    boxShadow: `0 0 14px ${tokens.color.actionGlow}`,
  },
} as const;
const plain = { display: 'grid', placeItems: 'center', height: 30 } as const;
const prime = {
  display: 'grid',
  placeItems: 'center',
  width: 52,
  height: 34,
  borderRadius: '14px',
  background: `linear-gradient(180deg, ${tokens.color.accentLit}, ${tokens.color.accent} 52%, ${tokens.color.accentDeep})`,
  color: tokens.color.onAccent,
  boxShadow: `inset 0 1px 0 rgb(255 255 255 / 0.4), 0 10px 24px -8px ${tokens.color.accentGlow}`,
} as const;
/** Stands over the bar by what TAB_BAR_REACH says. */
const raised = { height: 52, marginTop: -24, borderRadius: '18px' } as const;
const label = {
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // The longest label is whole on the narrowest phones.
  fontSize: `min(${tokens.font.size.tiny}, 3.2vw)`,
  fontWeight: tokens.font.weight.medium,
  lineHeight: 1.3,
} as const;
