import { useLive } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, IconButton, Logo, LinkButton, tokens } from '@mosaico/shared/ui';
import { useShell } from '../shell-context.ts';
import { prefetchEntryForms } from '../modals/entry-forms.ts';
import { AppLink } from './AppLink.tsx';
import { BalancePill } from './BalancePill.tsx';
import { TopBarFrame } from './BarFrames.tsx';
import { LanguageButton } from './LanguageSwitcher.tsx';
import { useNavigationEntries } from './useNavigationEntries.ts';

/** Site, menu, language; for a member balance and deposit, for a visitor login and registration. Always in reach. */
export function TopBar() {
  const { platform } = useShell();
  const { t } = useTranslation();
  const site = useLive(platform.site);
  const user = useLive(platform.session.user);
  return (
    <TopBarFrame
      strip={t(site.isSandbox ? 'layout.sandbox' : 'layout.adultsOnly')}
      start={
        <>
          <IconButton icon="menu" label={t('layout.menu')} onClick={() => platform.modals.open('menu')} />
          <AppLink href="/" aria-label={site.name} css={[home, user ? yielding : yieldingLast]}>
            <span css={wide}>
              <Logo siteName={site.name} />
            </span>
            <span css={narrow}>
              <Logo siteName={site.name} isMarkOnly />
            </span>
          </AppLink>
        </>
      }
      end={user ? <MemberActions /> : <VisitorActions />}
    />
  );
}

function MemberActions() {
  const { platform } = useShell();
  const user = useLive(platform.session.user);
  const deposit = useNavigationEntries('tab').find(({ isEmphasised }) => isEmphasised);
  return (
    <>
      {user && <BalancePill user={user} />}
      {deposit && (
        <span css={yieldingLast}>
          <LinkButton
            variant="gold"
            size="small"
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
    </>
  );
}

function VisitorActions() {
  const { platform } = useShell();
  const { t } = useTranslation();
  return (
    <>
      <span css={yielding}>
        <LanguageButton />
      </span>
      <Button
        variant="quiet"
        size="small"
        onPointerEnter={prefetchEntryForms}
        onClick={() => platform.modals.open('login')}
      >
        {t('layout.login')}
      </Button>
      <Button
        size="small"
        onPointerEnter={prefetchEntryForms}
        onClick={() => platform.modals.open('register')}
      >
        {t('layout.register')}
      </Button>
    </>
  );
}

const home = {
  display: 'flex',
  alignItems: 'center',
  minWidth: tokens.size.target,
  minHeight: tokens.size.target,
  textDecoration: 'none',
} as const;
/**
 * What gives way where there is least room: tab bar and menu lead there too. In `em`, so that a phone with its text at
 * 200 % counts as a narrow one.
 */
const yielding = { '@media (max-width: 22.4em)': { display: 'none' } } as const;
const yieldingLast = { '@media (max-width: 15em)': { display: 'none' } } as const;
const wide = { display: 'flex', '@media (max-width: 479px)': { display: 'none' } } as const;
const narrow = { display: 'flex', '@media (min-width: 480px)': { display: 'none' } } as const;
