/**
 * Every refusal the API knows: its HTTP status (R242) and its English text. Where the specification quotes a text,
 * it stands here to the letter. The API localises by `lang`; `api/src/messages/<set>.json` holds the same keys.
 */
export const ERRORS = {
  // Transport
  bad_request: [400, 'The request could not be read'],
  validation_failed: [422, 'Please fix the error in the form'],
  unauthenticated: [401, 'Unauthenticated.'],
  forbidden: [403, 'You may not do this'],
  not_found: [404, 'Not found'],
  site_not_found: [404, 'Site not found'],
  payload_too_large: [413, 'The request is too large'],
  unsupported_media_type: [415, 'Wrong type'],
  too_many_requests: [429, 'Too many attempts, please wait and try again'],
  idempotency_conflict: [409, 'This request was already sent with other data'],
  internal: [500, 'Something went wrong on our side, please try again'],
  unavailable: [503, 'Service unavailable, please try again later'],
  // Fields
  account_required: [422, 'Please enter your account'],
  account_invalid: [422, 'The account needs 4 to 16 letters, digits or underscores'],
  account_taken: [409, 'This account is already taken'],
  password_required: [422, 'Please enter your password'],
  password_too_short: [422, 'Password must be at least 6 characters'],
  password_too_long: [422, 'Password must be at most 128 characters'],
  password_is_account: [422, 'The password must differ from the account'],
  passwords_differ: [422, 'The two passwords entered do not match!'],
  password_is_old: [422, 'The new password cannot match the old password'],
  withdrawal_password_invalid: [422, 'The withdrawal password must be exactly 6 digits'],
  withdrawal_passwords_differ: [422, 'Passwords did not match'],
  password_wrong: [400, 'The password is wrong'],
  code_required: [422, 'Please enter the code that was sent to you'],
  code_wrong: [400, 'The code is wrong or has expired'],
  captcha_required: [422, 'Please enter the verification code'],
  captcha_wrong: [400, 'Please obtain the verification code again'],
  name_required: [422, 'Please enter your name'],
  name_invalid: [422, 'The name needs 3 to 80 letters'],
  phone_required: [422, 'Please enter your phone number'],
  phone_invalid: [422, 'Please enter a valid mobile phone number'],
  phone_taken: [409, 'This phone number already has an account'],
  cpf_required: [422, 'Please enter your CPF'],
  cpf_invalid: [422, 'Please enter a valid CPF'],
  cpf_taken: [409, 'This CPF already has an account'],
  birth_date_required: [422, 'Please enter your date of birth'],
  birth_date_invalid: [422, 'Please enter a valid date of birth'],
  under_age: [422, 'Users over 18 only'],
  terms_required: [422, 'Please accept the terms'],
  terms_unknown: [422, 'These terms do not exist'],
  invite_code_unknown: [422, 'This invitation code does not exist'],
  amount_required: [422, 'Please enter the amount'],
  amount_invalid: [422, 'Please enter a valid amount'],
  amount_below_minimum: [422, 'The amount is below the minimum of {minimum}'],
  amount_above_maximum: [422, 'The amount is above the maximum of {maximum}'],
  type_required: [422, 'Please choose the type'],
  wrong_type: [422, 'Wrong type'],
  pix_key_required: [422, 'Please enter the Pix key'],
  pix_key_invalid: [422, 'Please enter a valid Pix key of this type'],
  field_invalid: [422, 'Please check this field'],
  // Business
  wrong_credentials: [400, 'The account or the password is wrong'],
  account_locked: [429, 'Too many wrong attempts, please try again in {minutes} minutes'],
  account_frozen: [403, 'This account is blocked, please contact support'],
  self_excluded: [
    403,
    'You have excluded yourself: you cannot play or deposit, but you can withdraw your money',
  ],
  play_paused: [403, 'You are taking a break: you cannot play or deposit, but you can withdraw your money'],
  time_limit_reached: [403, 'You have used up the time to play that you set yourself'],
  deposit_limit_reached: [400, 'Your own deposit limit leaves {amount} for now'],
  deposit_not_started: [400, 'The deposit could not be started, please try again'],
  demo_member: [403, 'Demo members play without money'],
  insufficient_funds: [400, 'Your balance is not enough'],
  ticket_invalid: [403, 'Please confirm your password again'],
  withdrawal_password_unset: [403, 'Please set a withdrawal password first'],
  withdrawal_password_wrong: [400, 'The withdrawal password is wrong. Tries left: {tries}'],
  withdrawal_password_locked: [
    429,
    'Withdrawals are locked after five wrong passwords. Please try again in {hours} h',
  ],
  turnover_not_met: [400, 'Please wager {amount} more before a withdrawal'],
  above_withdrawable: [400, 'You can withdraw at most {amount} now'],
  withdrawal_count_reached: [400, 'You have already made the {count} withdrawals of today'],
  withdrawal_day_limit: [400, 'You can withdraw {amount} more today'],
  pix_key_unknown: [422, 'Please add this Pix key to your account first'],
  pix_key_waiting: [400, 'This Pix key is new and takes withdrawals in {hours} h'],
  pix_key_taken: [409, 'You have already saved this Pix key'],
  pix_keys_full: [409, 'You can save {count} Pix keys at most'],
  cpf_not_own: [422, 'Withdrawals go only to an account of your own CPF'],
  withdrawal_not_cancellable: [409, 'This withdrawal can no longer be cancelled'],
  withdrawal_already_reviewed: [409, 'This withdrawal has been decided already'],
  second_reviewer_needed: [409, 'You have approved this withdrawal; another person has to approve it too'],
  money_contested: [
    409,
    'Deposits of this member are contested and {amount} of that is not covered: reject the withdrawal, or decide the contestation first',
  ],
  contestation_decided: [409, 'This contestation has been decided already'],
  refund_not_given_up: [409, 'This refund was not given up'],
  payouts_stopped: [409, 'Payouts of this site are stopped'],
  game_unavailable: [400, 'This game is not available now'],
  round_open: [409, 'Finish your open round first'],
  picture_unknown: [422, 'This photo is not offered'],
} as const satisfies Record<string, readonly [status: number, text: string]>;

export type ErrorCode = keyof typeof ERRORS;

/** HTTP status of a refusal; also the `code` of its body (A6). */
export function errorStatus(code: ErrorCode): number {
  return ERRORS[code][0];
}

/** English text of a refusal, with `{placeholders}`. */
export function errorText(code: ErrorCode): string {
  return ERRORS[code][1];
}
