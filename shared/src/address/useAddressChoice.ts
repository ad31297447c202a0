import { useSearchParams } from '@mosaico/shared/router';

/**
 * One of several values, kept in the query of the address: it survives a reload and can be passed on. A new choice takes the place of
 * the old one in the history, so that "back" leaves the screen.
 *
 * @param usual what holds while the address says nothing, or nothing that is known; it is left out of the address
 */
export function useAddressChoice<Value extends string>(
  name: string,
  values: readonly Value[],
  usual: Value,
): readonly [Value, (value: Value) => void] {
  const [query, setQuery] = useSearchParams();
  const chosen = values.find((value) => value === query.get(name)) ?? usual;
  const choose = (value: Value) =>
    setQuery(
      (now) => {
        if (value === usual) now.delete(name);
        else now.set(name, value);
        return now;
      },
      { replace: true },
    );
  return [chosen, choose];
}
