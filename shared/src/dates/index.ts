/** Dates and times on screen. Bundled by whoever shows one; a formatter needs the locale of `useLocale` (`@mosaico/shared/ui`). */
export { dateText, dateTimeText, timeAgo, type DateLength } from './dates.ts';
