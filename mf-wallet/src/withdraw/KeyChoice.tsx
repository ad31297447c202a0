import { useId } from 'react';
import { useTranslation } from '@mosaico/shared/i18n';
import { Badge, buttonBase, FieldError, Icon, IconButton, tokens, useLocale } from '@mosaico/shared/ui';
import { dateTimeText } from '@mosaico/shared/dates';
import { DefaultKey } from './DefaultKey.tsx';
import { PIX_KINDS } from './pix-kinds.ts';
import { useRemoveKey } from './useRemoveKey.ts';
import type { PayoutAccount } from './withdrawal-facts.ts';

/** The most keys that a member can save (G6). */
const MOST = 5;

interface KeyChoiceProps {
  /** The saved keys, masked, the default one first. */
  readonly accounts: readonly PayoutAccount[];
  readonly chosenId: number | undefined;
  readonly onChoose: (id: number) => void;
  readonly onAdd: () => void;
  readonly error: string | undefined;
}

/** To which of the saved Pix keys, as radio buttons that look like cards. Source: R100 to R102, G6. */
export function KeyChoice({ accounts, chosenId, onChoose, onAdd, error }: KeyChoiceProps) {
  const { t } = useTranslation();
  const errorId = useId();
  return (
    <fieldset css={group} aria-describedby={error && errorId}>
      <legend css={legend}>{t('withdraw.key.title')}</legend>
      {accounts.map((account) => (
        <KeyOption
          key={account.id}
          account={account}
          isChosen={account.id === chosenId}
          onChoose={() => onChoose(account.id)}
        />
      ))}
      <DefaultKey account={accounts.find(({ id }) => id === chosenId)} />
      {accounts.length < MOST && (
        <button type="button" onClick={onAdd} css={[buttonBase, add]} aria-describedby={error && errorId}>
          <Icon name="plus" size={20} />
          {t('withdraw.key.add')}
        </button>
      )}
      <FieldError id={errorId} text={error} />
    </fieldset>
  );
}

interface KeyOptionProps {
  readonly account: PayoutAccount;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function KeyOption({ account, isChosen, onChoose }: KeyOptionProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const remove = useRemoveKey();
  const { id, pix_type: type, card_no: masked, usable_at: usableAt } = account;
  const kind = t(`withdraw.kind.${type}`);
  return (
    <div css={row}>
      <label css={option}>
        <input
          type="radio"
          name="pix-account"
          value={id}
          checked={isChosen}
          disabled={usableAt !== null}
          onChange={onChoose}
          css={radio}
        />
        <span css={badge}>
          <Icon name={PIX_KINDS[type].icon} size={22} />
        </span>
        <span css={{ minWidth: 0, flex: 1 }}>
          <span css={name}>
            {kind}
            {account.is_default === 1 && <Badge>{t('withdraw.key.default')}</Badge>}
          </span>
          <span css={description}>{masked}</span>
          {usableAt !== null && (
            <span css={waits}>{t('withdraw.key.waits', { time: dateTimeText(usableAt, locale) })}</span>
          )}
        </span>
        <span css={tick}>
          <Icon name="check" size={16} />
        </span>
      </label>
      <IconButton
        icon="trash"
        label={t('withdraw.key.remove', { key: `${kind} ${masked}` })}
        onClick={() => remove(account)}
      />
    </div>
  );
}

const group = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
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
const row = { display: 'flex', alignItems: 'center', gap: tokens.space[1] } as const;
const option = {
  position: 'relative',
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[3],
  minHeight: 68,
  padding: tokens.space[3],
  borderRadius: tokens.radius.card,
  background: `linear-gradient(180deg, ${tokens.color.surfaceRaised}, ${tokens.color.surface})`,
  boxShadow: tokens.elevation.card,
  cursor: 'pointer',
  '&:has(:checked)': {
    boxShadow: `inset 0 0 0 2px ${tokens.color.action}, 0 12px 34px -14px ${tokens.color.actionGlow}`,
  },
  '&:has(:disabled)': { cursor: 'default' },
  '&:has(:focus-visible)': { outline: `3px solid ${tokens.color.focus}`, outlineOffset: 2 },
  '&:not(:has(:checked)) > span:last-of-type': { opacity: 0 },
} as const;
const radio = { position: 'absolute', inset: 0, opacity: 0, cursor: 'inherit' } as const;
const badge = {
  flex: 'none',
  width: 42,
  height: 42,
  display: 'grid',
  placeItems: 'center',
  borderRadius: tokens.radius.control,
  background: tokens.color.actionVeil,
  color: tokens.color.actionText,
  // The narrowest phones, and large texts, leave it out to have room for the key.
  '@media (max-width: 22.4em)': { display: 'none' },
} as const;
const name = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${tokens.space[2]}`,
  fontWeight: tokens.font.weight.bold,
} as const;
const description = {
  display: 'block',
  overflowWrap: 'anywhere',
  fontSize: tokens.font.size.small,
  lineHeight: tokens.font.leading.snug,
  fontVariantNumeric: 'tabular-nums',
  color: tokens.color.textMuted,
} as const;
const waits = { ...description, color: tokens.color.warning } as const;
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
const add = {
  minHeight: 54,
  padding: `${tokens.space[2]} ${tokens.space[4]}`,
  background: 'transparent',
  color: tokens.color.actionText,
  outline: `1.5px dashed ${tokens.color.edge}`,
  outlineOffset: -2,
  '&:focus-visible': { outline: `3px solid ${tokens.color.focus}`, outlineOffset: 2 },
} as const;
