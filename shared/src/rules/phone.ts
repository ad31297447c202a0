const MOBILE = /^(?:\+?55)?(1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])(9\d{8})$/;

/** A Brazilian mobile number as E.164, e.g. `+5511987654321`, or null. Source: R139. */
export function normalisePhone(text: string): string | null {
  const match = MOBILE.exec(text.replace(/[\s().-]/g, ''));
  return match ? `+55${match[1]}${match[2]}` : null;
}

/** `+5511987654321` becomes `+55 11 9****-4321`. */
export function concealPhone(e164: string): string {
  return `+55 ${e164.slice(3, 5)} 9****-${e164.slice(-4)}`;
}
