import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Preview, Previews } from './preview.ts';

const TOKEN = /^mpv_([0-9a-f]{12})_([A-Za-z0-9_-]{43})$/;

/**
 * The token of a preview: its id, and a signature over all that it is bound to. Who has it sees the preview; nobody can make one
 * without the key, and one that was ended or has expired is worth nothing.
 * @param key shared by the edges and release APIs of the registry
 */
export function previewToken(key: Buffer, id: string, preview: Preview): string {
  return `mpv_${id}_${mac(key, id, preview).toString('base64url')}`;
}

/** The running preview that a token stands for; null for a forged one, one that was ended, or one that has expired. @param now milliseconds since 1970 */
export function previewOfToken(
  key: Buffer,
  token: string,
  previews: Previews,
  now: number,
): { readonly id: string; readonly preview: Preview } | null {
  const [, id = '', sign = ''] = TOKEN.exec(token) ?? [];
  const preview = Object.hasOwn(previews, id) ? previews[id] : undefined;
  if (!preview || now >= Date.parse(preview.expiresAt)) return null;
  return timingSafeEqual(Buffer.from(sign, 'base64url'), mac(key, id, preview)) ? { id, preview } : null;
}

function mac(key: Buffer, id: string, preview: Preview): Buffer {
  const { area, version, local, environment, site, expiresAt, by } = preview;
  const where = local === undefined ? [] : [local];
  const bound = JSON.stringify([id, area, version, environment, site, expiresAt, by, ...where]);
  return createHmac('sha256', key).update('preview ').update(bound).digest();
}
