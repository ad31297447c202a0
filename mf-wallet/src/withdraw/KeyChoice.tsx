import { useId } from 'react';
import { useTranslation } from '@mosaico/shared/i18n';
import { Badge, buttonBase, Icon, IconButton, tokens, useLocale } from '@mosaico/shared/ui';
import { dateTimeText } from '@mosaico/shared/dates';
import { ChoiceCard } from '../choices/ChoiceCard.tsx';
import { Choices } from '../choices/Choices.tsx';
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

/** To which of the saved Pix keys. Source: R100 to R102, G6. */
export function KeyChoice({ accounts, chosenId, onChoose, onAdd, error }: KeyChoiceProps) {
  const { t } = useTranslation();
  const errorId = useId();
  return (
    <Choices title={t('withdraw.key.title')} error={error} errorId={errorId}>
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
    </Choices>
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
    <div css={{ display: 'flex', alignItems: 'center', gap: tokens.space[1] }}>
      <ChoiceCard
        name="pix-account"
        value={id}
        isChosen={isChosen}
        isDisabled={usableAt !== null}
        onChoose={onChoose}
        icon={PIX_KINDS[type].icon}
        title={
          <>
            {kind}
            {account.is_default === 1 && <Badge>{t('withdraw.key.default')}</Badge>}
          </>
        }
        detail={masked}
        notice={
          usableAt === null ? undefined : t('withdraw.key.waits', { time: dateTimeText(usableAt, locale) })
        }
      />
      <IconButton
        icon="trash"
        label={t('withdraw.key.remove', { key: `${kind} ${masked}` })}
        onClick={() => remove(account)}
      />
    </div>
  );
}

const add = {
  minHeight: 54,
  padding: `${tokens.space[2]} ${tokens.space[4]}`,
  background: 'transparent',
  color: tokens.color.actionText,
  outline: `1.5px dashed ${tokens.color.edge}`,
  outlineOffset: -2,
  '&:focus-visible': { outline: `3px solid ${tokens.color.focus}`, outlineOffset: 2 },
} as const;
