import { useId, type Ref } from 'react';
import { useTranslation } from '@mosaico/shared/i18n';
import { PIX_TYPES, type PixType } from '@mosaico/shared/rules';
import { FieldError, Icon, tokens } from '@mosaico/shared/ui';
import { PIX_KINDS } from './pix-kinds.ts';

interface KindChoiceProps {
  /** Of the element that takes the focus while no kind is chosen. */
  readonly ref: Ref<HTMLInputElement>;
  /** Empty while nothing is chosen. */
  readonly value: string;
  readonly onChange: (type: PixType) => void;
  readonly error: string | undefined;
}

/** The kind of a Pix key, as tiles (R100, R151). */
export function KindChoice({ ref, value, onChange, error }: KindChoiceProps) {
  const { t } = useTranslation();
  const errorId = useId();
  return (
    <fieldset css={group} aria-describedby={error && errorId}>
      <legend css={legend}>{t('withdraw.kindTitle')}</legend>
      <div css={tiles}>
        {PIX_TYPES.map((type, index) => (
          <label key={type} css={tile}>
            <input
              ref={index === 0 ? ref : undefined}
              type="radio"
              name="pix-kind"
              value={type}
              checked={type === value}
              onChange={() => onChange(type)}
              css={radio}
            />
            <Icon name={PIX_KINDS[type].icon} size={22} />
            {t(`withdraw.kind.${type}`)}
          </label>
        ))}
      </div>
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
const tiles = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space[2],
} as const;
const tile = {
  position: 'relative',
  // Whole rows, whatever the number of kinds and the size of the texts.
  flex: '1 1 6rem',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: tokens.space[1],
  minHeight: 72,
  padding: tokens.space[2],
  borderRadius: tokens.radius.control,
  background: `linear-gradient(180deg, ${tokens.color.surfaceHigh}, ${tokens.color.surfaceRaised})`,
  boxShadow: `inset 0 1px 0 ${tokens.color.lightStrong}`,
  fontSize: tokens.font.size.small,
  fontWeight: tokens.font.weight.medium,
  lineHeight: tokens.font.leading.snug,
  textAlign: 'center',
  cursor: 'pointer',
  '@media (forced-colors: active)': { border: '1px solid' },
  '&:has(:checked)': {
    background: tokens.color.actionVeil,
    color: tokens.color.actionText,
    boxShadow: `inset 0 0 0 2px ${tokens.color.action}, 0 0 18px ${tokens.color.actionVeil}`,
    '@media (forced-colors: active)': { outline: '3px solid Highlight' },
  },
  '&:has(:focus-visible)': { outline: `3px solid ${tokens.color.focus}`, outlineOffset: 2 },
} as const;
const radio = { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' } as const;
