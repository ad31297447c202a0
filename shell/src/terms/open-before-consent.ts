import { DOCUMENTS, PATHS } from '../paths.ts';

/**
 * Where members take out their money, read what is theirs, look after their account, or ask for help. The server allows all of it to a
 * member who has not accepted the terms in force. A path stands for those below it, too.
 */
const OPEN_PATHS: readonly string[] = [
  '/withdraw',
  // A withdrawal leads there where the site asks for it.
  '/identity',
  '/withdrawalRecord',
  '/rechargeRecord',
  '/gameRecord',
  '/order-center',
  '/profile',
  '/security-center',
  '/information-center',
  ...DOCUMENTS.map((key) => PATHS[key]),
];

/** Whether a page is used without consent: the question for it leaves such a page free. Pure. Source: R258. */
export function isOpenBeforeConsent(pathname: string): boolean {
  return OPEN_PATHS.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
