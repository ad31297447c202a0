import { errorText, type ErrorCode } from '@mosaico/shared/api';

/** What the specification quotes, or asks for as a prompt. */
it.each<readonly [requirement: string, code: ErrorCode, text: string]>([
  ['R118', 'unauthenticated', 'Unauthenticated.'],
  ['R134', 'password_is_old', 'The new password cannot match the old password'],
  ['R135', 'passwords_differ', 'The two passwords entered do not match!'],
  ['R136', 'withdrawal_passwords_differ', 'Passwords did not match'],
  ['R137', 'withdrawal_password_invalid', 'The withdrawal password must be exactly 6 digits'],
  ['R138', 'password_too_short', 'Password must be at least 6 characters'],
  ['R139', 'phone_invalid', 'Please enter a valid mobile phone number'],
  ['R140', 'validation_failed', 'Please fix the error in the form'],
  ['R145', 'account_required', 'Please enter your account'],
  ['R146', 'password_required', 'Please enter your password'],
  ['R147', 'captcha_required', 'Please enter the verification code'],
  ['R148', 'name_required', 'Please enter your name'],
  ['R149', 'phone_required', 'Please enter your phone number'],
  ['R150', 'cpf_required', 'Please enter your CPF'],
  ['R151', 'type_required', 'Please choose the type'],
  ['R151', 'wrong_type', 'Wrong type'],
  ['R152', 'amount_required', 'Please enter the amount'],
  ['R168', 'captcha_wrong', 'Please obtain the verification code again'],
  ['R256', 'under_age', 'Users over 18 only'],
])('[%s] %s says the exact English words', (_, code, text) => {
  expect(errorText(code)).toBe(text);
});
