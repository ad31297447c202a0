import type { ApiForm } from '@mosaico/shared/form';
import type { Identity } from './registration.ts';

type Bound = ReturnType<ApiForm<Identity>['bind']>;

/**
 * Moves the focus on when a number has just been typed to its end. It stays where a number is wrong, is being corrected in the middle,
 * or where the next field is filled in already.
 *
 * @returns the binding of a field, which leads to the next one
 */
export function movingOn(
  { getValues }: Pick<ApiForm<Identity>['form'], 'getValues'>,
  faultsOf: (values: Identity) => Readonly<Record<keyof Identity, string | null>>,
) {
  return (bound: Bound, next: keyof Identity): Bound => ({
    ...bound,
    async onChange(event: { readonly target: HTMLInputElement; readonly type?: string }) {
      const name = bound.name as keyof Identity;
      const { value, form } = event.target;
      const wasTyped = isTypedAtEnd(event.target, getValues(name));
      const changed = bound.onChange(event);
      const values = { ...getValues(), [name]: value };
      const following = form?.elements.namedItem(next);
      const isDone = wasTyped && faultsOf(values)[name] === null && values[next] === '';
      // At once: the next key belongs to the next field.
      if (isDone && following instanceof HTMLElement) following.focus();
      await changed;
    },
  });
}

function isTypedAtEnd({ value, selectionStart }: HTMLInputElement, before: string): boolean {
  return value.length > before.length && selectionStart === value.length;
}
