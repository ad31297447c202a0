import { useId, type FormEvent, type ReactNode } from 'react';
import { Button, FieldError, Sheet, tokens, type IconName } from '@mosaico/shared/ui';

export interface FormSheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly onSubmit: (event: FormEvent) => void;
  /** On the button that sends the form; null while it cannot be sent. */
  readonly send: string | null;
  readonly icon?: IconName | undefined;
  readonly isSending: boolean;
  /** What is sent takes something away. */
  readonly isDanger?: boolean | undefined;
  /** What went wrong and is not about one of the fields. */
  readonly trouble?: string | null;
  /** Something to know about the sending, below the fields. */
  readonly note?: ReactNode;
  /** Id of what the button is about. */
  readonly subjectId?: string | undefined;
  /** Puts the focus into the first field, not on the way out. */
  readonly focusesField?: boolean;
  readonly children: ReactNode;
}

/** A sheet with a form in it, whose button stays in sight below. */
export function FormSheet(props: FormSheetProps) {
  const { title, onClose, onSubmit, trouble, focusesField = false } = props;
  const [formId, troubleId] = [useId(), useId()];
  return (
    <Sheet
      title={title}
      onClose={onClose}
      focusesField={focusesField}
      footer={props.send === null ? undefined : <SendButton {...props} {...{ formId, troubleId }} />}
    >
      <form id={formId} noValidate onSubmit={onSubmit} css={stack}>
        {props.children}
        {props.note}
        <FieldError id={troubleId} text={trouble ?? undefined} />
      </form>
    </Sheet>
  );
}

type SendButtonProps = FormSheetProps & { readonly formId: string; readonly troubleId: string };

function SendButton({ formId, troubleId, ...props }: SendButtonProps) {
  const { send, icon, isSending, isDanger = false, trouble, subjectId } = props;
  return (
    <Button
      type="submit"
      form={formId}
      size="large"
      icon={icon}
      variant={isDanger ? 'danger' : 'primary'}
      isBusy={isSending}
      aria-describedby={trouble ? troubleId : subjectId}
    >
      {send}
    </Button>
  );
}

/** One column that is never wider than its place, however large the player's texts are. */
const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[4] } as const;
