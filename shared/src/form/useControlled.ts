import {
  useController,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type RefCallBack,
} from 'react-hook-form';
import type { Controlled } from './useApiForm.ts';

/** What a field that draws itself is bound to. */
export interface ControlledField<T> {
  /** Of the element that takes the focus when the field is wrong. */
  readonly ref: RefCallBack;
  readonly value: T;
  onBlur(): void;
  onChange(value: T): void;
}

/** A field that is no input of its own, such as an amount: judged like all others, when it is left and as it changes from then on. */
export function useControlled<V extends FieldValues, Name extends FieldPath<V>>({
  judgeLeft,
  judgeChanged,
  ...controlled
}: Controlled<V, Name>): ControlledField<FieldPathValue<V, Name>> {
  const { field } = useController(controlled);
  return {
    ref: field.ref,
    value: field.value,
    onBlur() {
      field.onBlur();
      judgeLeft();
    },
    onChange(value) {
      field.onChange(value);
      void judgeChanged();
    },
  };
}
