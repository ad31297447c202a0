import { dateTimeText } from '@mosaico/shared/dates';
import { useLocale } from '@mosaico/shared/ui';

/** Instants in the cells of a table; empty where there is none. */
export function useDateText(): (instant: string | null) => string {
  const locale = useLocale();
  return (instant) => (instant === null ? '' : dateTimeText(instant, locale));
}
