/** Fields beyond the plain `Field`; bundled by the part that has a form. */
export { CheckField, type CheckFieldProps } from './CheckField.tsx';
export { MaskedField, type MaskedFieldProps } from './MaskedField.tsx';
export { OtpField, type OtpFieldProps } from './OtpField.tsx';
export { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';
export { SelectField, type SelectFieldProps } from './SelectField.tsx';
export type { Mask } from './masks.ts';
