import type { Ref } from 'react';

export interface ChoiceInputProps {
  /** Of the group: the same for all that exclude each other. */
  readonly name: string;
  readonly value: string | number;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly isDisabled?: boolean;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** The radio button under a choice: as large as its label, which draws the looks. */
export function ChoiceInput({ name, value, isChosen, onChoose, isDisabled = false, ref }: ChoiceInputProps) {
  return (
    <input
      ref={ref}
      type="radio"
      name={name}
      value={value}
      checked={isChosen}
      disabled={isDisabled}
      onChange={onChoose}
      css={radio}
    />
  );
}

const radio = { position: 'absolute', inset: 0, opacity: 0, cursor: 'inherit' } as const;
