import type { Page } from 'playwright';
import { answerOther, fail, hang, type Json } from './other-answers.ts';
import { PICTURE_TIME } from './picture-time.ts';
import type { PicturedScreen } from './screens.ts';

const at = (path: string, prepare: NonNullable<PicturedScreen['prepare']>) =>
  ({ path, isMember: true, prepare }) as const;
const session = (changes: Json) =>
  at('/responsible-gaming', (page) => answerOther(page, 'rg/session', (data) => ({ ...data, ...changes })));
const identity = (changes: Json) =>
  at('/identity', (page) => answerOther(page, 'kyc', (data) => ({ ...data, ...changes })));
const later = (days: number) => new Date(PICTURE_TIME.getTime() + days * 86_400_000).toISOString();

/** States of the screens that say what a member may do. */
export const ACCOUNT_STATES = {
  'rg-member': { path: '/responsible-gaming', isMember: true },
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
