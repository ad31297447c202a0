import type { RegisterBar } from '@mosaico/shared/api';
import { useSessionUser } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Link } from '@mosaico/shared/router';
import { buttonBase, EmptyState, tokens } from '@mosaico/shared/ui';
import { inviteLink } from '../invite/invite-link.ts';
import { ShareCard } from '../invite/ShareCard.tsx';
import { PATHS } from '../paths.ts';

/**
 * Why a member cannot register others, and what they can do instead: where everybody registers themselves, they pass their invitation on
 * right here. Source: R213, R258, G32.
 */
export function RegisterBarred({ why }: { readonly why: RegisterBar }) {
  const { t } = useTranslation();
  const user = useSessionUser();
  return (
    <>
      <EmptyState
        icon="document"
        text={t(`register.barred.${why}`)}
        action={
          why === 'terms_not_accepted' && (
            <Link to={PATHS.terms} css={[buttonBase, link]}>
              {t('register.readTerms')}
            </Link>
          )
        }
      />
      {why === 'registers_themselves' && user && (
        <ShareCard link={inviteLink(window.location.origin, user.invite_code)} code={user.invite_code} />
      )}
    </>
  );
}

const link = {
  minHeight: 46,
  padding: `${tokens.space[2]} ${tokens.space[4]}`,
  background: tokens.color.surfaceHigh,
  color: tokens.color.text,
} as const;
