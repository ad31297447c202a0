/** A random id (UUID, version 4). Unlike `crypto.randomUUID` it is there on pages without https too. */
export function requestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = (Number.parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8;
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`];
  return [...parts, `${variant.toString(16)}${hex.slice(17, 20)}`, hex.slice(20)].join('-');
}
