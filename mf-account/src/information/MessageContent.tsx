import { lazyPart } from '@mosaico/shared/area';
import { keyframes } from '@emotion/react';
import { Suspense } from 'react';
import { tokens } from '@mosaico/shared/ui';
import type { MessageType } from './messages-query.ts';

/** Loaded with the first announcement that is opened; without a network the text stands as it was written. */
const RichText = lazyPart(() =>
  import('./RichText.tsx').then(
    (module) => ({ default: module.RichText }),
    () => ({ default: PlainText }),
  ),
);

interface MessageContentProps {
  readonly type: MessageType;
  readonly text: string;
}

/** The whole text of a message: announcements are Markdown, notifications plain (G56). */
export function MessageContent({ type, text }: MessageContentProps) {
  return (
    <div css={content}>
      {type === 'announcement' ? (
        <Suspense fallback={<PlainText text={text} />}>
          <RichText text={text} />
        </Suspense>
      ) : (
        <PlainText text={text} />
      )}
    </div>
  );
}

/** Paragraphs are divided by empty lines. */
function PlainText({ text }: { readonly text: string }) {
  return (
    <div css={{ display: 'grid', gap: tokens.space[3] }}>
      {text.split(/\n{2,}/).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}

const unfold = keyframes({ from: { opacity: 0, transform: 'translateY(-6px)' } });
const content = {
  // Aligned with the title, except on screens too narrow for it.
  padding: `0 ${tokens.space[4]} ${tokens.space[5]} calc(${tokens.space[4]} + 44px + ${tokens.space[3]})`,
  color: tokens.color.textMuted,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  animation: `${unfold} ${tokens.motion.base} ${tokens.motion.ease}`,
  '@media (max-width: 22.4em)': { paddingLeft: tokens.space[4] },
} as const;
