import { useId } from 'react';
import { useTranslation } from '@mosaico/shared/i18n';
import { FieldError, Icon, tokens } from '@mosaico/shared/ui';
import type { PaymentMethod } from './payment-methods.ts';

interface MethodChoiceProps {
  readonly methods: readonly PaymentMethod[];
  readonly chosenId: number;
  readonly onChoose: (id: number) => void;
  readonly error: string | undefined;
}

/** The ways to pay, as radio buttons that look like cards. */
export function MethodChoice({ methods, chosenId, onChoose, error }: MethodChoiceProps) {
  const { t } = useTranslation();
  const errorId = useId();
  return (
    <fieldset css={group} aria-describedby={error && errorId}>
      <legend css={legend}>{t('method')}</legend>
      {methods.map(({ id, name, icon, desc }) => (
        <label key={id} css={option}>
          <input
            type="radio"
            name="payment-method"
            value={id}
            checked={id === chosenId}
            onChange={() => onChoose(id)}
            css={radio}
          />
          <span css={badge}>
            <Icon name={icon} size={26} />
          </span>
          <span css={{ minWidth: 0, flex: 1 }}>
            <span
              css={{
                display: 'block',
                fontWeight: tokens.font.weight.bold,
                fontSize: tokens.font.size.large,
              }}
            >
              {name}
            </span>
            <span css={description}>{desc}</span>
          </span>
          <span css={tick}>
            <Icon name="check" size={16} />
          </span>
        </label>
      ))}
      <FieldError id={errorId} text={error} />
    </fieldset>
  );
}

const group = {
  display: 'grid',
  gap: tokens.space[2],
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
} as const;
const legend = {
  padding: 0,
  marginBottom: tokens.space[2],
  fontSize: tokens.font.size.small,
  fontWeight: tokens.font.weight.medium,
  color: tokens.color.textMuted,
} as const;
const option = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[3],
  minHeight: 72,
  padding: tokens.space[3],
  borderRadius: tokens.radius.card,
  background: `linear-gradient(180deg, ${tokens.color.surfaceRaised}, ${tokens.color.surface})`,
  boxShadow: tokens.elevation.card,
  cursor: 'pointer',
  '&:has(:checked)': {
    boxShadow: `inset 0 0 0 2px ${tokens.color.action}, 0 12px 34px -14px ${tokens.color.actionGlow}`,
  },
  '&:has(:focus-visible)': { outline: `3px solid ${tokens.color.focus}`, outlineOffset: 2 },
  '&:not(:has(:checked)) > span:last-of-type': { opacity: 0 },
} as const;
const radio = { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' } as const;
const badge = {
  flex: 'none',
  width: 48,
  height: 48,
  display: 'grid',
  placeItems: 'center',
  borderRadius: tokens.radius.control,
  background: tokens.color.actionVeil,
  color: tokens.color.actionText,
} as const;
const description = {
  display: 'block',
  fontSize: tokens.font.size.small,
  lineHeight: tokens.font.leading.snug,
  color: tokens.color.textMuted,
} as const;
const tick = {
  flex: 'none',
  width: 26,
  height: 26,
  display: 'grid',
  placeItems: 'center',
  borderRadius: tokens.radius.round,
  background: tokens.color.action,
  color: tokens.color.onAction,
} as const;
