const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;

/** How long something takes at most, in whole minutes or hours rounded up, in words: `10 minutos`, `2 horas`. Pure. */
export function durationText(seconds: number, locale: string): string {
  const isLong = seconds > HOUR_SECONDS;
  const unit = isLong ? 'hour' : seconds < MINUTE_SECONDS ? 'second' : 'minute';
  const value = Math.ceil(seconds / (isLong ? HOUR_SECONDS : unit === 'second' ? 1 : MINUTE_SECONDS));
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}
