import { useTranslation } from '@mosaico/shared/i18n';
import { tokens } from '@mosaico/shared/ui';

interface StepSignProps {
  /** From 1. */
  readonly step: number;
  readonly of: number;
}

/** Which step of the form this is; a change of it is read out. */
export function StepSign({ step, of }: StepSignProps) {
  const { t } = useTranslation();
  return (
    <div css={row}>
      <span role="status">{t('register.step', { step, of })}</span>
      <span aria-hidden css={rails}>
        {Array.from({ length: of }, (_, index) => (
          <span key={index} css={[rail, index < step && reached]} />
        ))}
      </span>
    </div>
  );
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[3],
  color: tokens.color.textMuted,
  fontSize: tokens.font.size.small,
  fontWeight: tokens.font.weight.medium,
  whiteSpace: 'nowrap',
} as const;
const rails = { flex: 1, display: 'flex', gap: tokens.space[1] } as const;
const rail = {
  flex: 1,
  height: 4,
  borderRadius: tokens.radius.round,
  background: tokens.color.edge,
} as const;
const reached = { background: tokens.color.action } as const;
