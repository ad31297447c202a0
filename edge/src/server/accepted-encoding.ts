/** Best encoding that a browser accepts, of those there are. `q=0` refuses one (RFC 9110, 12.5.3). */
export function acceptedEncoding(
  header: string | undefined,
  offered: readonly ('br' | 'gzip')[],
): 'br' | 'gzip' | null {
  const accepted = (header ?? '').split(',').flatMap((part) => {
    const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
    const quality = parameters.map((one) => one.trim()).find((one) => one.startsWith('q='));
    return quality !== undefined && Number(quality.slice(2)) === 0 ? [] : [name.trim()];
  });
  return offered.find((encoding) => accepted.includes(encoding)) ?? null;
}
