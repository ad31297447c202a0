import type { Page } from 'playwright';
import { answerOther, fail, hang, type Json } from './other-answers.ts';
import { PICTURE_TIME } from './picture-time.ts';
import type { PicturedScreen } from './screens.ts';
import type { Texts } from './texts.ts';

const at = (path: string, prepare: NonNullable<PicturedScreen['prepare']>) =>
  ({ path, isMember: true, prepare }) as const;
const session = (changes: Json) =>
  at('/responsible-gaming', (page) => answerOther(page, 'rg/session', (data) => ({ ...data, ...changes })));
const identity = (changes: Json) =>
  at('/identity', (page) => answerOther(page, 'kyc', (data) => ({ ...data, ...changes })));
const later = (days: number) => new Date(PICTURE_TIME.getTime() + days * 86_400_000).toISOString();

/** Presses what opens a sheet on the screen of responsible gaming. */
const openSheet = (key: string) => async (page: Page, texts: Texts) => {
  await page
    .getByRole('main')
    .getByRole('button', { name: texts('account', key), exact: true })
    .click();
  await page.getByRole('dialog').waitFor();
};
/** One that is used up, one whose raise waits, one that is about to end. */
const LIMITS = {
  limits: [
    { kind: 'deposit', period: 'day', amount: '200.00', used: '200.00', pending: null },
    {
      kind: 'loss',
      period: 'month',
      amount: '1000.00',
      used: '312.40',
      pending: { amount: '9999999.99', effective_at: later(1) },
    },
    {
      kind: 'time',
      period: 'week',
      minutes: 600,
      used: 95,
      is_used_up: false,
      pending: { minutes: null, effective_at: later(1) },
    },
  ].map((limit) => ({ ...limit, resets_at: later(3) })),
};
const exported = (changes: Json) =>
  at('/security-center/your-data', (page) =>
    answerOther(page, 'me/export', (data) => ({ ...data, ...changes })),
  );
const deletion = (changes: Json) =>
  at('/security-center/delete-account', (page) =>
    answerOther(page, 'me/deletion', (data) => ({ ...data, ...changes })),
  );

/** States of the screens that say what a member may do. */
export const ACCOUNT_STATES = {
  'rg-member': { path: '/responsible-gaming', isMember: true },
  'rg-limits': at('/responsible-gaming', (page) => answerOther(page, 'rg/limits', () => LIMITS)),
  'rg-limit-form': at('/responsible-gaming', openSheet('rg.limits.add')),
  'rg-break-form': at('/responsible-gaming', openSheet('rg.pause.open')),
  'rg-exclude-form': at('/responsible-gaming', openSheet('rg.exclude.open')),
  'rg-paused': session({ paused_until: later(7) }),
  'rg-excluded': session({ is_excluded: true, excluded_until: later(180) }),
  'rg-barred': session({ is_excluded: true, is_barred: true, excluded_until: null }),
  'identity-visitor': { path: '/identity' },
  identity: identity({ status: 'none', needed_before: 'play' }),
  'identity-missing': at('/identity', async (page) => {
    await takePicture(page, 0);
    await page.getByRole('main').locator('button[type=submit]').click();
  }),
  'identity-pending': identity({ status: 'pending', submitted_at: later(0) }),
  'identity-approved': identity({ status: 'approved', decided_at: later(0) }),
  'identity-rejected': identity({ status: 'rejected', reason: 'face_mismatch', decided_at: later(0) }),
  'identity-error': at('/identity', (page) => fail(page, 'kyc')),
  'identity-loading': { ...at('/identity', (page) => hang(page, 'kyc')), isUnderWay: true },
  'your-data-pending': exported({ status: 'pending', requested_at: later(0) }),
  'your-data-ready': exported({
    status: 'ready',
    ready_at: later(0),
    expires_at: later(7),
    size_bytes: 48_211,
  }),
  'your-data-failed': exported({ status: 'failed' }),
  'your-data-expired': exported({ status: 'expired' }),
  'delete-account-obstacles': deletion({ obstacles: ['withdrawal', 'round', 'balance'] }),
  'delete-account-pending': deletion({
    status: 'pending',
    requested_at: later(0),
    due_at: later(14),
    obstacles: ['balance'],
  }),
  'delete-account-stopped': deletion({ status: 'stopped', stopped_by: 'balance', obstacles: ['balance'] }),
  'announcement-open': {
    path: '/information-center/announcement',
    prepare: async (page: Page) => {
      await page.getByRole('main').getByRole('list').getByRole('button').nth(1).click();
      await page.getByRole('main').getByRole('list').getByRole('link').first().waitFor();
    },
  },
} as const satisfies Readonly<Record<string, PicturedScreen>>;

/** A picture from the page itself stands for the camera. */
async function takePicture(page: Page, index: number): Promise<void> {
  const buffer = await page.screenshot({ type: 'png' });
  const file = { name: 'camera.png', mimeType: 'image/png', buffer };
  await page.getByRole('main').locator('input[type=file]').nth(index).setInputFiles(file);
  await page.getByRole('main').locator('form img').first().waitFor();
}
