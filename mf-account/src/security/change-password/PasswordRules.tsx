import type { UserInfo } from '@mosaico/shared/api';
import { useTranslation } from '@mosaico/shared/i18n';
import { fieldRules } from '@mosaico/shared/rules';
import { Icon, tokens, VisuallyHidden } from '@mosaico/shared/ui';

interface PasswordRulesProps {
  readonly password: string;
  readonly old: string;
  /** Whose password it is. */
  readonly user: UserInfo;
}

/** What a new password has to be, said beforehand; each rule is ticked off as the password is typed. Source: R134, R138. */
export function PasswordRules({ password, old, user }: PasswordRulesProps) {
  const { t } = useTranslation();
  const fault = fieldRules.newPassword(password, user.name, old, user);
  const rules = [
    ['length', password !== '' && fault !== 'password_too_short' && fault !== 'password_too_long'],
    ['account', password !== '' && fault !== 'password_is_account'],
    ['guessable', password !== '' && fault !== 'password_guessable'],
    ['old', password !== '' && old !== '' && fault !== 'password_is_old'],
  ] as const;
  return (
    <section aria-label={t('security.password.rules')} css={box}>
      <p css={{ fontWeight: tokens.font.weight.medium }}>{t('security.password.rules')}</p>
      <ul css={list}>
        {rules.map(([rule, isMet]) => (
          <li key={rule} css={[line, isMet && met]}>
            <Icon name={isMet ? 'check-circle' : 'minus'} size={18} />
            <span>
              {t(`security.password.rule.${rule}`)}
              {isMet && <VisuallyHidden>{` (${t('security.password.met')})`}</VisuallyHidden>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const box = {
  display: 'grid',
  gap: tokens.space[2],
  padding: tokens.space[4],
  borderRadius: tokens.radius.control,
  background: tokens.color.well,
  boxShadow: tokens.elevation.well,
  fontSize: tokens.font.size.small,
} as const;
const list = { display: 'grid', gap: tokens.space[1], margin: 0, padding: 0, listStyle: 'none' } as const;
const line = {
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[2],
  color: tokens.color.textMuted,
  lineHeight: tokens.font.leading.snug,
  '& > svg': { flex: 'none' },
} as const;
const met = { color: tokens.color.success } as const;
