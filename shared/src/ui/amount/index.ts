/** Amounts to type and to choose; bundled by the area that asks for them. */
export { AmountChips, type AmountChipsProps } from './AmountChips.tsx';
export { AmountField, type AmountFieldProps } from './AmountField.tsx';
