const FLASH_KEY = 'wallet.flash';

/** How long a message can be read before the page is left (A8). */
export const LEAVE_AFTER_MS = 600;

/**
 * The address a recharge answer sends the player to; null when it may not be followed: only https, or the site itself.
 * Source: R120.
 */
export function payAddress(payUrl: string, here: string): string | null {
  const target = URL.parse(payUrl, here);
  if (!target) return null;
  const isOwn = target.origin === new URL(here).origin && target.protocol.startsWith('http');
  return target.protocol === 'https:' || isOwn ? target.href : null;
}

/** Keeps a message for when the player is back (A8). */
export function keepFlash(message: string): void {
  try {
    window.sessionStorage.setItem(FLASH_KEY, message);
  } catch {
    // Without storage the message was at least shown once.
  }
}

/** The kept message, once. */
export function takeFlash(): string | null {
  try {
    const message = window.sessionStorage.getItem(FLASH_KEY);
    window.sessionStorage.removeItem(FLASH_KEY);
    return message;
  } catch {
    return null;
  }
}
