import { useController, type FieldPath, type FieldPathValue, type FieldValues } from 'react-hook-form';
import type { Controlled } from './useApiForm.ts';

/** A field that is no input of its own, such as an amount: judged like all others, when it is left and as it changes from then on. */
export function useControlled<V extends FieldValues, Name extends FieldPath<V>>({
  judgeLeft,
  judgeChanged,
  ...controlled
}: Controlled<V, Name>) {
  const { field } = useController(controlled);
  return {
    ref: field.ref,
    value: field.value,
    onBlur() {
      field.onBlur();
      judgeLeft();
    },
    onChange(value: FieldPathValue<V, Name>) {
      field.onChange(value);
      void judgeChanged();
    },
  };
}
