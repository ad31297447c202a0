import { useId, useRef, useState } from 'react';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, FieldError, Sheet, tokens } from '@mosaico/shared/ui';
import { CheckField, SelectField } from '@mosaico/shared/ui/form';

interface ChoiceSheetProps {
  readonly title: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** What follows from it, one sentence each. */
  readonly consequences: readonly string[];
  /** Has to be ticked first; without it the button is enough. */
  readonly agreement?: string;
  readonly send: string;
  readonly isSending: boolean;
  readonly trouble: string | null;
  readonly onSend: (value: string) => void;
  readonly onClose: () => void;
}

/** How long, what follows from it, and a button that says so to who does not see the list. */
export function ChoiceSheet(props: ChoiceSheetProps) {
  const { title, label, options, consequences, agreement, send, isSending, trouble, onSend, onClose } = props;
  const { t } = useTranslation();
  const [listId, troubleId] = [useId(), useId()];
  const [value, setValue] = useState(options[0]?.value ?? '');
  const [isAgreed, setAgreed] = useState(false);
  const [isMissed, setMissed] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const press = () => {
    if (agreement !== undefined && !isAgreed) {
      setMissed(true);
      return box.current?.focus();
    }
    onSend(value);
  };
  return (
    <Sheet
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button
            size="large"
            isBusy={isSending}
            onClick={press}
            aria-describedby={trouble === null ? listId : troubleId}
          >
            {send}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {t('rg.notNow')}
          </Button>
        </>
      }
    >
      <div css={stack}>
        <SelectField
          label={label}
          options={options}
          value={value}
          onChange={({ currentTarget }) => setValue(currentTarget.value)}
        />
        <ul id={listId} css={list}>
          {consequences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {agreement !== undefined && (
          <CheckField
            ref={box}
            label={agreement}
            checked={isAgreed}
            error={isMissed && !isAgreed ? t('rg.exclude.agreeFirst') : undefined}
            onChange={({ currentTarget }) => setAgreed(currentTarget.checked)}
          />
        )}
        <FieldError id={troubleId} text={trouble ?? undefined} />
      </div>
    </Sheet>
  );
}

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[4] } as const;
const list = {
  display: 'grid',
  gap: tokens.space[2],
  margin: 0,
  paddingLeft: tokens.space[5],
  listStyle: 'disc',
  color: tokens.color.textMuted,
  lineHeight: tokens.font.leading.snug,
} as const;
