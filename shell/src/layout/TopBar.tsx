import { useReactive } from '@mosaico/shared/area';
import { VIEWER_PART_ATTRIBUTE } from '@mosaico/shared/contract';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, IconButton, LinkButton, tokens, visuallyHidden } from '@mosaico/shared/ui';
import { SlotOutlet } from '../areas/SlotOutlet.tsx';
import { PATHS } from '../paths.ts';
import { useShell } from '../shell-context.ts';
import { authChunk } from '../auth/auth-chunk.ts';
import { AppLink } from '../links/AppLink.tsx';
import { BareBalance } from './BareBalance.tsx';
import { TopBarFrame } from '../frame/BarFrames.tsx';
import { BAR_NAME } from '../frame/bar-style.ts';
import { LanguageButton } from './LanguageButton.tsx';
import { layoutChunk } from './layout-chunk.ts';
import { SiteLogo } from '../brand/SiteLogo.tsx';
import { useIsMember } from './useIsMember.ts';
import { useNavigationEntries } from './useNavigationEntries.ts';

/** Site, menu, language; for a member balance and deposit, for a visitor login and registration. Always in reach. */
export function TopBar() {
  const { platform } = useShell();
  const { t } = useTranslation();
  const site = useReactive(platform.site);
  const isMember = useIsMember();
  return (
    <TopBarFrame
      strip={t(site.isSandbox ? 'layout.sandbox' : 'layout.adultsOnly')}
      start={
        <>
          <IconButton
            icon="menu"
            label={t('layout.menu')}
            onPointerEnter={layoutChunk.prefetch}
            onClick={() => platform.modals.open('menu')}
          />
          <AppLink
            href={PATHS.home}
            aria-label={site.name}
            css={[home, isMember ? yieldingThird : yieldingLast]}
          >
            <SiteLogo markAt={isMember ? NO_ROOM_FOR_MEMBERS : NO_ROOM} />
          </AppLink>
        </>
      }
      end={isMember ? <MemberActions /> : <VisitorActions />}
    />
  );
}

/** Bell, balance, deposit. The balance is the wallet's widget; the bare amount stands in for it. */
function MemberActions() {
  const { composition, platform } = useShell();
  const user = useReactive(platform.session.user);
  const { areas } = useReactive(composition);
  const hasBadge = areas.some(({ declaration }) =>
    declaration.slots.some(({ slot }) => slot === 'topbar.badge'),
  );
  const deposit = useNavigationEntries('topbar').at(0);
  return (
    <div css={member} {...VIEWER_PART}>
      {hasBadge && (
        <span data-place="badge" css={badge}>
          <SlotOutlet name="topbar.badge" />
        </span>
      )}
      <SlotOutlet name="topbar.balance" isEager fallback={<BareBalance user={user} />} />
      {deposit && (
        <span css={depositStyle}>
          <LinkButton
            variant="gold"
            size="small"
            isWide
            icon="plus"
            href={deposit.to}
            onClick={(event) => {
              event.preventDefault();
              platform.navigation.push(deposit.to);
            }}
          >
            {deposit.label}
          </LinkButton>
        </span>
      )}
    </div>
  );
}

function VisitorActions() {
  const { platform } = useShell();
  const { t } = useTranslation();
  return (
    <div css={visitor} {...VIEWER_PART}>
      <span css={yielding}>
        <LanguageButton />
      </span>
      <Button
        variant="quiet"
        size="small"
        onPointerEnter={authChunk.prefetch}
        onClick={() => platform.modals.open('login')}
      >
        {t('layout.login')}
      </Button>
      <Button
        size="small"
        onPointerEnter={authChunk.prefetch}
        onClick={() => platform.modals.open('register')}
      >
        {t('layout.register')}
      </Button>
    </div>
  );
}

const VIEWER_PART = { [VIEWER_PART_ATTRIBUTE]: '' };

const home = {
  display: 'flex',
  alignItems: 'center',
  minWidth: tokens.size.target,
  minHeight: tokens.size.target,
  textDecoration: 'none',
} as const;
/**
 * What is hidden first where the bar is narrow, because tab bar or menu lead there too. Measured in the text's own size, however
 * the visitor made it larger: a phone with its text at 200 % counts as a narrow one.
 */
const upTo = (width: string) => `@container ${BAR_NAME} (max-width: ${width})`;
const yielding = { [upTo('22.4rem')]: { display: 'none' } } as const;
const yieldingThird = { [upTo('19rem')]: { display: 'none' } } as const;
const yieldingLast = { [upTo('15rem')]: { display: 'none' } } as const;
/** For the name beside the mark. */
const NO_ROOM = upTo('29.9rem');
const NO_ROOM_FOR_MEMBERS = upTo('34.9rem');
/** Both words stand whole on the narrowest phone with the largest texts. */
const visitor = {
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[2],
  [upTo('12rem')]: {
    gap: tokens.space[1],
    '& button': { fontSize: '0.6875rem', paddingInline: tokens.space[2] },
  },
} as const;
const member = { display: 'flex', alignItems: 'center', gap: tokens.space[2], minWidth: 0 } as const;
/** The bell's place is kept while it loads, and when it fails. */
const badge = { flex: 'none', width: tokens.size.target, height: tokens.size.target } as const;
/** Shows the word, or only a plus beside a long balance. As wide as the longest word, so that it has the same width in every language. */
const depositStyle = {
  display: 'block',
  flex: '0 1 auto',
  width: '5.75rem',
  minWidth: tokens.size.target,
  containerType: 'inline-size',
  '& a': { paddingInline: tokens.space[1] },
  '& svg': { display: 'none' },
  '@container (max-width: 4.9rem)': {
    '& svg': { display: 'block' },
    '& svg + span': visuallyHidden,
  },
  ...yielding,
} as const;
