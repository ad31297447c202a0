/** Fields beyond the plain `Field`, and a sheet for them; bundled by the part that has a form. */
export { CheckField, type CheckFieldProps } from './CheckField.tsx';
export { FormSheet, type FormSheetProps } from './FormSheet.tsx';
export { keptInSight } from './kept-in-sight.ts';
export { MaskedField, type MaskedFieldProps } from './MaskedField.tsx';
export { OtpField, type OtpFieldProps } from './OtpField.tsx';
export { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';
export { SelectField, type SelectFieldProps } from './SelectField.tsx';
export type { Mask } from './masks.ts';
