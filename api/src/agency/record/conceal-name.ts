/** `marina_88` becomes `ma***`: agents can recognise the people they invited, and strangers learn nothing (R160). */
export function concealName(account: string): string {
  return `${account.slice(0, 2)}***`;
}
