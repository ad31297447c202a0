/** The forms of the auth chunk. */
export type AuthFormName = 'login' | 'register' | 'forgot';

/** What each of them is given by the modal or the page around it. */
export interface AuthFormProps {
  /** The form has done its work: the member is logged in, or may log in with the new password. */
  readonly onDone: () => void;
  /** The player wants another form. */
  readonly onSwitch: (to: AuthFormName) => void;
}
