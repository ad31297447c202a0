import { useId } from 'react';
import { Button, FieldError } from '@mosaico/shared/ui';

interface SubmitProps {
  readonly isSending: boolean;
  /** What went wrong and is not about one of the fields. */
  readonly trouble: string | null;
  /** On the button. */
  readonly children: string;
}

/** The end of a form on a screen: what went wrong, and the button that sends it. */
export function Submit({ isSending, trouble, children }: SubmitProps) {
  const troubleId = useId();
  return (
    <>
      <FieldError id={troubleId} text={trouble ?? undefined} />
      <Button
        type="submit"
        size="large"
        isWide
        isBusy={isSending}
        aria-describedby={trouble ? troubleId : undefined}
      >
        {children}
      </Button>
    </>
  );
}
