import { useEffect, useState } from 'react';
import { Button, tokens, visuallyHidden, type ButtonProps } from '@mosaico/shared/ui';

/** How long the button says that it worked. */
const FEEDBACK_MS = 2_500;

export interface CopyButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'isWide'> {
  /** What is copied, asked for at each press. */
  readonly text: () => string;
  readonly label: string;
  /** Stands in place of `label` for a moment once the text is on the clipboard. */
  readonly copiedLabel: string;
  /** Says below the button how to copy by hand, where the browser refuses (plain http, a permission). */
  readonly byHand: string;
  /** The browser refuses: select or show the text, so that it can be copied by hand. */
  readonly onRefused: () => void;
}

/** The button that puts a text on the clipboard, and says in place what became of it. */
export function CopyButton({ text, label, copiedLabel, byHand, onRefused, ...look }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome(null), FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text());
      setOutcome('copied');
    } catch {
      onRefused();
      setOutcome('refused');
    }
  }

  return (
    <>
      <Button {...look} icon={outcome === 'copied' ? 'check' : 'copy'} onClick={copy}>
        {outcome === 'copied' ? copiedLabel : label}
      </Button>
      <p role="status" css={outcome === 'refused' ? note : visuallyHidden}>
        {outcome === 'copied' && copiedLabel}
        {outcome === 'refused' && byHand}
      </p>
    </>
  );
}

/** Last in the row or grid that the button stands in. */
const note = {
  order: 1,
  flexBasis: '100%',
  fontSize: tokens.font.size.small,
  color: tokens.color.accentText,
} as const;
