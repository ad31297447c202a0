const two = (value: number) => String(value).padStart(2, '0');

/** Time left in clock form, rounded up to the second: 0 is `00:00`, a day and more begins with `1d `. Pure. */
export function remainingText(remainingMs: number): string {
  const seconds = Math.max(0, Math.ceil(remainingMs / 1000));
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ];
  const clock = `${two(minutes)}:${two(seconds % 60)}`;
  if (days > 0) return `${days}d ${two(hours)}:${clock}`;
  return hours > 0 ? `${hours}:${clock}` : clock;
}
