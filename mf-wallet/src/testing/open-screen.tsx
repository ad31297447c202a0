import { type ApiStubs, aUser, fakePlatform, renderScreen } from '@mosaico/shared/testing';
import type { ReactNode } from 'react';
import en from '../messages/en.json';

/** A screen in English as a member sees it; null: as a visitor does. */
export function openScreen(
  screen: ReactNode,
  { at, api = {}, user = aUser() }: { at: string; api?: ApiStubs; user?: ReturnType<typeof aUser> | null },
) {
  return renderScreen(screen, { platform: fakePlatform({ at, user, api }), messages: { en } });
}
