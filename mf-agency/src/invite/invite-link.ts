/** The link that a member shares: it opens registration with the code filled in (G22, R76). */
export function inviteLink(origin: string, inviteCode: string): string {
  return `${origin}/?invite_code=${encodeURIComponent(inviteCode)}`;
}
