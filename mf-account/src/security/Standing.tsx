import { useTranslation } from '@mosaico/shared/i18n';
import { Card, Icon, tokens } from '@mosaico/shared/ui';
import { ENTRIES } from './entries/entries.ts';
import type { Security } from './security.ts';

/** How well the account is protected, in one sentence. */
export function Standing({ security }: { readonly security: Security }) {
  const { t } = useTranslation();
  const protections = ENTRIES.map(({ isSet }) => isSet(security)).filter((isSet) => isSet !== null);
  const count = protections.filter(Boolean).length;
  const isWhole = count === protections.length;
  return (
    <Card tone="lit">
      <div css={layout}>
        <span css={[shield, isWhole ? good : lacking]}>
          <Icon name={isWhole ? 'check-circle' : 'shield'} size={30} />
        </span>
        <div>
          <p css={words}>{t(isWhole ? 'security.whole' : 'security.lacking')}</p>
          <p css={sum}>{t('security.count', { count, all: protections.length })}</p>
        </div>
      </div>
      <div aria-hidden css={track}>
        {protections.map((_, index) => (
          <span key={index} css={[step, index < count && done]} />
        ))}
      </div>
    </Card>
  );
}

const layout = { display: 'flex', alignItems: 'center', gap: tokens.space[4] } as const;
const shield = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 60,
  height: 60,
  borderRadius: tokens.radius.card,
} as const;
const good = { background: tokens.color.successVeil, color: tokens.color.success } as const;
const lacking = { background: tokens.color.warningVeil, color: tokens.color.warning } as const;
const words = {
  fontSize: tokens.font.size.title,
  fontWeight: tokens.font.weight.bold,
  lineHeight: tokens.font.leading.snug,
  textWrap: 'balance',
} as const;
const sum = { marginTop: 2, color: tokens.color.textMuted, fontSize: tokens.font.size.small } as const;
const track = { display: 'flex', gap: tokens.space[1], marginTop: tokens.space[4] } as const;
const step = {
  flex: 1,
  height: 6,
  borderRadius: tokens.radius.round,
  background: tokens.color.lightStrong,
} as const;
const done = { background: tokens.color.success } as const;
