/**
 * An address as its owner recognises it: `203.0.113.9` becomes `203.0.113.x`; of an IPv6 address the first three groups
 * stay, `2001:db8:1:x`. Source: R84.
 */
export function concealIp(ip: string): string {
  const ipv4 = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/i.exec(ip)?.[1];
  if (ipv4) return `${ipv4}.x`;
  const [head = ''] = ip.split('::');
  const groups = head === '' ? [] : head.split(':');
  return `${[...groups, '0', '0', '0'].slice(0, 3).join(':')}:x`;
}
