/** A moment as the person's own device writes it, short. */
export function momentText(at: string): string {
  return new Date(at).toLocaleString(document.documentElement.lang, {
    day: '2-digit',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
}
