import { css } from '@emotion/react';
import { LoginPrompt, useSessionUser } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Card, tokens } from '@mosaico/shared/ui';
import { InvitedPeople } from './InvitedPeople.tsx';
import { ShareCard } from './ShareCard.tsx';
import { inviteLink } from './invite-link.ts';

/** `/agency-center/invite`: the member's link, and who came by it (R57, G22). */
export function InviteScreen() {
  const { t } = useTranslation();
  const user = useSessionUser();
  return (
    <div css={screen}>
      <header>
        <h1 css={heading}>{t('invite.heading')}</h1>
        <p css={intro}>{t('invite.intro')}</p>
      </header>
      {user ? (
        <>
          <ShareCard link={inviteLink(window.location.origin, user.invite_code)} code={user.invite_code} />
          <InvitedPeople />
        </>
      ) : (
        <Card tone="lit">
          <LoginPrompt />
        </Card>
      )}
    </div>
  );
}

const screen = css({ display: 'grid', gap: tokens.space[5], padding: tokens.space[4] });
const heading = css({
  fontSize: tokens.font.size.display,
  fontWeight: tokens.font.weight.black,
  lineHeight: tokens.font.leading.tight,
});
const intro = css({
  color: tokens.color.textMuted,
  marginTop: tokens.space[2],
  maxWidth: '44ch',
  textWrap: 'pretty',
});
