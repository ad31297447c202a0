import { useId, type FormEvent, type ReactNode } from 'react';
import { Button, FieldError, Sheet } from '@mosaico/shared/ui';
import { formStyle } from './form-style.ts';

interface FormSheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly onSubmit: (event: FormEvent) => void;
  /** On the button that sends the form. */
  readonly send: string;
  readonly isSending: boolean;
  /** What went wrong and is not about one of the fields. */
  readonly trouble: string | null;
  readonly children: ReactNode;
}

/** A sheet with a form in it, whose button stays in sight below. */
export function FormSheet({ title, onClose, onSubmit, send, isSending, trouble, children }: FormSheetProps) {
  const [formId, troubleId] = [useId(), useId()];
  return (
    <Sheet
      title={title}
      onClose={onClose}
      focusesField
      footer={
        <Button
          type="submit"
          form={formId}
          size="large"
          isBusy={isSending}
          aria-describedby={trouble ? troubleId : undefined}
        >
          {send}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit} css={formStyle.stack}>
        {children}
        <FieldError id={troubleId} text={trouble ?? undefined} />
      </form>
    </Sheet>
  );
}
