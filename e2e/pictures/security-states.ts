import { answerOther } from './other-answers.ts';
import type { PicturedScreen } from './screens.ts';

/** The security centre: what the member has, what another answer makes, and each step of its forms. */
export const SECURITY_STATES = {
  security: { path: '/security-center', isMember: true },
  'security-visitor': { path: '/security-center' },
  'security-bare': {
    path: '/security-center',
    isMember: true,
    prepare: (page) =>
      answerOther(page, 'auth/security', (data) => ({ ...data, email: null, has_qk_pwd: false })),
  },
  'security-whole': {
    path: '/security-center',
    isMember: true,
    prepare: (page) =>
      answerOther(page, 'auth/security', (data) => ({
        ...data,
        email: 'd***@mosaico.example',
        has_qk_pwd: true,
        is_phone_verified: true,
        password_set_at: '2026-10-01T12:00:00.000Z',
      })),
  },
  'change-password': { path: '/security-center/change-password', isMember: true },
  'change-password-faults': {
    path: '/security-center/change-password',
    isMember: true,
    prepare: async (page) => {
      await page.locator('input[name=old_password]').fill('demo123456');
      await page.locator('input[name=password]').fill('vento sul 2027');
      await page.locator('input[name=password_confirmation]').fill('vento sul');
      await page.getByRole('main').locator('button[type=submit]').click();
      await page.getByRole('main').getByRole('alert').first().waitFor();
    },
  },
  'verify-password': { path: '/security-center/verify-password?for=email', isMember: true },
  'verify-password-choice': { path: '/security-center/verify-password', isMember: true },
  'bind-email': { path: '/security-center/bind-email', isMember: true },
  'bind-email-code': {
    path: '/security-center/bind-email',
    isMember: true,
    prepare: async (page) => {
      await page.locator('input[name=email]').fill('praia@mosaico.example');
      await page.getByRole('main').locator('button[type=submit]').click();
      await page.locator('input[name=password]').fill('demo123456');
      await page.getByRole('main').locator('button[type=submit]').click();
      await page.locator('input[name=code]').waitFor();
    },
  },
  'verify-phone': { path: '/security-center/verify-phone', isMember: true },
} as const satisfies Record<string, PicturedScreen>;
