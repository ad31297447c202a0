import { Chips } from '@mosaico/shared/ui';

interface ChoiceChipsProps<Value extends string> {
  /** What is chosen. */
  readonly label: string;
  readonly nameOf: (value: Value) => string;
  readonly values: readonly Value[];
  readonly choice: readonly [Value, (value: Value) => void];
}

/** Chips for a choice that stands in the address. */
export function ChoiceChips<Value extends string>({
  label,
  nameOf,
  values,
  choice,
}: ChoiceChipsProps<Value>) {
  const [value, choose] = choice;
  return (
    <Chips
      label={label}
      options={values.map((each) => ({ value: each, label: nameOf(each) }))}
      value={value}
      onChange={choose}
    />
  );
}
