/** Dates and times on screen. Bundled by whoever shows one; a formatter needs the locale of `useLocale` (`@mosaico/shared/ui`). */
export { dateText, dateTimeText, timeAgo, timeText, type DateLength } from './dates.ts';
export { timeSpan } from './time-span.ts';
