import { aUser, describePlatform, okBody, type ServerMood } from '@mosaico/shared/testing';
import { memoryStorage } from '@mosaico/shared/storage';
import { checkEvent } from './check-event.ts';
import { aShell, type TestShell } from '../testing/a-shell.tsx';
import type { FakeServer } from '../testing/fake-network.ts';

const FLAG = '/assets/flags/zh_cn.svg';
const REFUSAL = {
  code: 422,
  error: 'amount_required',
  message: 'Please enter the amount',
  errors: { amount: ['Please enter the amount'] },
};

function serverOf(mood: ServerMood): FakeServer {
  return ({ url }) => {
    if (mood === 'away') return null;
    if (mood === 'refusing') return { status: 422, body: REFUSAL };
    return { body: okBody(url.startsWith('/api/auth/me') ? aUser() : null) };
  };
}

/** Everything the player is told, and their answers. */
function follow({ platform }: TestShell, confirms: boolean | undefined): string[] {
  const { toasts, question } = platform.notices;
  const shown: string[] = [];
  let last = 0;
  toasts.changes$.subscribe((all) => {
    for (const { id, text } of all.filter((toast) => toast.id > last)) {
      shown.push(text);
      last = id;
    }
  });
  question.changes$.subscribe((asked) => {
    if (!asked) return;
    shown.push(asked.text);
    if (confirms !== undefined) queueMicrotask(() => void asked.answer(confirms));
  });
  return shown;
}

describePlatform('the shell', async ({ server = 'answering', confirms } = {}) => {
  const shell = await aShell({
    at: '/start?a=1',
    server: serverOf(server),
    sessionStorage: memoryStorage(),
    redirectOrigins: ['https://pay.example'],
  });
  // The shell gets its check of events a moment after the start, by a chunk of its own.
  await import('./check-event.ts').then(() => expect(checkEvent).toBeDefined());
  const shown = follow(shell, confirms);
  const { platform, left, reports } = shell;
  return {
    platform: shell.platformFor('wallet', '1.0.0'),
    logIn: async () => void (await platform.session.start('tok-1')),
    chooseLanguage: (value) => platform.language.choose({ icon: FLAG, option: 'ZH', value }),
    shown: () => shown,
    opened() {
      const modal = platform.modals.current.value;
      return modal === 'login' || modal === 'register' ? modal : null;
    },
    left: () => left,
    reported() {
      platform.telemetry.flush();
      return reports.filter(({ kind }) => kind === 'error').length;
    },
    isBusy: () => platform.busy.isHeld.value,
    filled: () => [...new Set(platform.slots.filled.value.map(({ slot }) => slot))],
  };
});
