import type { ApiForm } from '@mosaico/shared/form';
import type { Identity } from './registration.ts';

type Bound = ReturnType<ApiForm<Identity>['bind']>;

/** So long is what is whole, as it is shown; a phone may be shorter or longer. */
const WHOLE: Readonly<Partial<Record<keyof Identity, number>>> = { cpf_id: 14, birth_date: 10 };

/**
 * Moves the focus on when a number has just been typed to its end. It stays where a number is wrong, is being corrected in the middle,
 * or where the next field is filled in already. A whole number that is wrong is told at once: nothing more can be typed there.
 *
 * @returns the binding of a field, which leads to the next one
 */
export function movingOn(
  { getValues, trigger }: Pick<ApiForm<Identity>['form'], 'getValues' | 'trigger'>,
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
      const isRight = faultsOf(values)[name] === null;
      const isDone = wasTyped && isRight && values[next] === '';
      // At once: the next key belongs to the next field.
      if (isDone && following instanceof HTMLElement) following.focus();
      await changed;
      if (wasTyped && !isRight && value.length === WHOLE[name]) await trigger(name);
    },
  });
}

function isTypedAtEnd({ value, selectionStart }: HTMLInputElement, before: string): boolean {
  return value.length > before.length && selectionStart === value.length;
}
