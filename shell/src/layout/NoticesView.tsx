import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLive } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, Dialog, ToastView, tokens } from '@mosaico/shared/ui';
import type { Question } from '../platform/notices.ts';
import { useShell } from '../shell-context.ts';
import { STRIP_HEIGHT, TOP_BAR_HEIGHT } from './bar-style.ts';

/** Everything the platform has to say: short messages on top of whatever is open, questions in a dialog. */
export function NoticesView() {
  const { notices } = useShell().platform;
  const question = useLive(notices.question);
  return (
    <>
      {question && <QuestionDialog key={question.id} question={question} />}
      <Toasts />
    </>
  );
}

function QuestionDialog({ question }: { readonly question: Question }) {
  const { t } = useTranslation();
  const cancel = () => question.answer(false);
  return (
    <Dialog
      title={t(question.kind === 'alert' ? 'notices.alert' : 'notices.confirm')}
      onClose={cancel}
      footer={
        <>
          {question.kind === 'confirm' && (
            <Button variant="quiet" onClick={cancel}>
              {t('notices.cancel')}
            </Button>
          )}
          <Button onClick={() => question.answer(true)}>{t('notices.ok')}</Button>
        </>
      }
    >
      <p>{question.text}</p>
    </Dialog>
  );
}

/** Inside of the topmost open dialog, because everything outside of it is out of reach for eyes and screen readers. */
function Toasts() {
  const { notices } = useShell().platform;
  const toasts = useLive(notices.toasts);
  const host = useTopmostHost(toasts.length);
  return createPortal(
    <div css={[stack, host !== document.body && inDialog]}>
      {toasts.map(({ id, tone, text }) => (
        <ToastView key={id} tone={tone} text={text} onClose={() => notices.dismiss(id)} />
      ))}
    </div>,
    host,
  );
}

function useTopmostHost(toastCount: number): Element {
  const [host, setHost] = useState<Element>(() => document.body);
  useEffect(() => {
    if (toastCount === 0) return undefined;
    const choose = () => setHost([...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body);
    choose();
    const observer = new MutationObserver(choose);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, [toastCount]);
  return host;
}

const stack = {
  position: 'fixed',
  // Below the top bar: balance and login stay in reach.
  top: `calc(${STRIP_HEIGHT + TOP_BAR_HEIGHT + 8}px + env(safe-area-inset-top))`,
  insetInline: tokens.space[3],
  zIndex: tokens.layer.toast,
  display: 'grid',
  gap: tokens.space[2],
  maxWidth: 440,
  marginInline: 'auto',
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
} as const;
/** A dialog has its own head to keep in sight. */
const inDialog = { top: `calc(${tokens.space[2]} + env(safe-area-inset-top))` } as const;
