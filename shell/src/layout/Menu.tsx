import { keyframes } from '@emotion/react';
import { useReactive } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, Icon, IconButton, NOTICE_PLACE, SkeletonBlock, tokens, useModal } from '@mosaico/shared/ui';
import { SlotOutlet } from '../areas/SlotOutlet.tsx';
import { useShell } from '../shell-context.ts';
import { AppLink } from '../links/AppLink.tsx';
import { MotionToggle } from '../brand/MotionToggle.tsx';
import { SiteLogo } from '../brand/SiteLogo.tsx';
import { PATHS } from '../paths.ts';
import { useIsMember } from './useIsMember.ts';
import { useNavigationEntries, type ShownEntry } from './useNavigationEntries.ts';

const GROUP_SIZE = 100;

/** The side menu: member, what the areas declare, language, logout. Back, Esc and a press beside it close it. */
export function Menu() {
  const { platform } = useShell();
  const { t } = useTranslation();
  const dialog = useModal(platform.modals.close);
  return (
    <dialog {...dialog} aria-label={t('layout.menu')} css={drawer}>
      <div css={content}>
        <header css={head}>
          <SiteLogo />
          <IconButton icon="close" label={t('layout.closeMenu')} onClick={platform.modals.close} />
          <div {...{ [NOTICE_PLACE]: '' }} css={belowHead} />
        </header>
        <Member />
        <Entries />
        <Foot />
      </div>
    </dialog>
  );
}

function Member() {
  const { platform } = useShell();
  const { t } = useTranslation();
  const user = useReactive(platform.session.user);
  if (useIsMember()) {
    return (
      <section css={{ display: 'grid', gap: tokens.space[3] }}>
        {user ? <p css={memberName}>{user.nickname || user.name}</p> : <SkeletonBlock height={24} />}
        <SlotOutlet name="drawer.member" />
      </section>
    );
  }
  return (
    <div css={{ display: 'grid', gap: tokens.space[2] }}>
      <Button isWide onClick={() => platform.modals.open('register')}>
        {t('layout.register')}
      </Button>
      <Button isWide variant="quiet" onClick={() => platform.modals.open('login')}>
        {t('layout.login')}
      </Button>
    </div>
  );
}

/** What the areas declare, in groups: entries whose order has the same hundreds belong together. */
function Entries() {
  const { t } = useTranslation();
  const groups = Map.groupBy(useNavigationEntries('drawer'), ({ order }) => Math.floor(order / GROUP_SIZE));
  return (
    <nav aria-label={t('layout.menu')} css={{ display: 'grid', gap: tokens.space[3] }}>
      {[...groups].map(([group, entries]) => (
        <ul key={group} css={list}>
          {entries.map((entry) => (
            <Entry key={entry.key} entry={entry} />
          ))}
        </ul>
      ))}
    </nav>
  );
}

function Entry({ entry }: { readonly entry: ShownEntry }) {
  const { to, icon, label, area } = entry;
  const { loader, platform, recovery } = useShell();
  const { pathname } = useReactive(platform.navigation.location);
  return (
    <li>
      <AppLink
        href={to}
        aria-current={to === pathname ? 'page' : undefined}
        onPointerEnter={() => loader.prefetch(recovery.firstOf(area))}
        css={row}
      >
        <Icon name={icon} size={22} />
        {label}
      </AppLink>
    </li>
  );
}

function Foot() {
  const { platform } = useShell();
  const { t } = useTranslation();
  const { option } = useReactive(platform.language.current);
  const isMember = useIsMember();
  const { notices, session } = platform;
  const logout = async () => {
    if (await notices.confirm(t('layout.logoutQuestion'), t('layout.logout'))) await session.logout();
  };
  return (
    <div css={{ display: 'grid', gap: 2, marginTop: 'auto' }}>
      <button type="button" css={row} onClick={() => platform.modals.open('language')}>
        <Icon name="globe" size={22} />
        {t('language.title')}
        <span css={{ marginLeft: 'auto', color: tokens.color.textFaint }}>{option}</span>
      </button>
      <AppLink href={PATHS.responsibleGaming} css={row}>
        <Icon name="shield" size={22} />
        {t('footer.responsibleGaming')}
      </AppLink>
      <MotionToggle />
      {isMember && (
        <button type="button" css={row} onClick={() => void logout()}>
          <Icon name="logout" size={22} />
          {t('layout.logout')}
        </button>
      )}
    </div>
  );
}

const memberName = { fontWeight: tokens.font.weight.bold, fontSize: tokens.font.size.large } as const;
const slideIn = keyframes({ from: { transform: 'translateX(-100%)' } });
const drawer = {
  margin: 0,
  padding: 0,
  border: 0,
  width: 'min(86vw, 340px)',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  color: tokens.color.text,
  background: `radial-gradient(140% 300px at 0 0, ${tokens.color.surfaceHigh}, transparent), ${tokens.color.surface}`,
  boxShadow: tokens.elevation.raised,
  animation: `${slideIn} ${tokens.motion.base} ${tokens.motion.ease}`,
  '&:focus-visible': { outline: 0 },
  '&::backdrop': { background: tokens.color.veil },
  '@media (min-width: 600px)': { marginLeft: `calc((100vw - ${tokens.size.column}) / 2)` },
} as const;
const content = {
  display: 'flex',
  flexDirection: 'column',
  gap: tokens.space[5],
  minHeight: '100%',
  padding: `${tokens.space[3]} ${tokens.space[4]} calc(${tokens.space[4]} + env(safe-area-inset-bottom))`,
} as const;
const head = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: tokens.size.target,
} as const;
const belowHead = { position: 'absolute', bottom: 0, insetInline: 0, zIndex: 1 } as const;
/** A hairline parts a group from the one before it. */
const list = {
  display: 'grid',
  gap: 2,
  '& + &': { paddingTop: tokens.space[3], boxShadow: `inset 0 1px 0 ${tokens.color.hairline}` },
} as const;
const row = {
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[3],
  width: '100%',
  minHeight: 50,
  padding: `0 ${tokens.space[3]}`,
  border: 0,
  borderRadius: tokens.radius.control,
  background: 'transparent',
  color: tokens.color.text,
  fontWeight: tokens.font.weight.medium,
  textAlign: 'left',
  textDecoration: 'none',
  cursor: 'pointer',
  '& > svg': { color: tokens.color.textMuted },
  '&:hover': { background: tokens.color.light },
  '&[aria-current="page"]': { background: tokens.color.actionVeil, color: tokens.color.actionText },
} as const;
