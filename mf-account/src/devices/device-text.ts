import type { Data } from '@mosaico/shared/api';

export type MemberSession = Data<'GET /api/auth/sessions'>['sessions'][number];

/** A device in words: `Chrome, Windows`. What the browser does not say is left out. */
export function deviceText(
  { browser, system }: Pick<MemberSession, 'browser' | 'system'>,
  t: (key: string) => string,
): string {
  return [browser, system].filter(Boolean).join(', ') || t('devices.unknown');
}
