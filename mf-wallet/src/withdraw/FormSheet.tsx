import { useId, type FormEvent, type ReactNode } from 'react';
import { Button, FieldError, Sheet } from '@mosaico/shared/ui';
import { OfflineNote } from '../connection/OfflineNote.tsx';
import { sheetStyle } from './sheet-style.ts';

interface FormSheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly onSubmit: (event: FormEvent) => void;
  /** On the button that sends the form; null while it cannot be sent. */
  readonly send: string | null;
  readonly isSending: boolean;
  /** What went wrong and is not about one of the fields. */
  readonly trouble?: string | null;
  /** Id of what the button is about. */
  readonly subjectId?: string;
  /** Puts the focus into the first field, not on the way out. */
  readonly focusesField?: boolean;
  readonly children: ReactNode;
}

/** A sheet with a form in it, whose button stays in sight below. */
export function FormSheet(props: FormSheetProps) {
  const { title, onClose, onSubmit, send, isSending, trouble, subjectId, focusesField = false } = props;
  const [formId, troubleId] = [useId(), useId()];
  return (
    <Sheet
      title={title}
      onClose={onClose}
      focusesField={focusesField}
      footer={
        send === null ? undefined : (
          <Button
            type="submit"
            form={formId}
            size="large"
            isBusy={isSending}
            aria-describedby={trouble ? troubleId : subjectId}
          >
            {send}
          </Button>
        )
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit} css={sheetStyle.stack}>
        {props.children}
        <OfflineNote isSending={isSending} />
        <FieldError id={troubleId} text={trouble ?? undefined} />
      </form>
    </Sheet>
  );
}
