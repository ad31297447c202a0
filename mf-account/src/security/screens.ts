/** The screens under `/security-center`: they come together, when one of them is opened. */
export { ChangePasswordScreen } from './change-password/ChangePasswordScreen.tsx';
export { BindEmailScreen, VerifyPhoneScreen } from './contact/ContactScreens.tsx';
export { SecurityScreen } from './SecurityScreen.tsx';
export { VerifyPasswordScreen } from './verify/VerifyPasswordScreen.tsx';
