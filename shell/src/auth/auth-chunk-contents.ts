/** What the chunk of the entry forms holds. */
export { ForgotForm } from './forgot/ForgotForm.tsx';
export { LoginForm } from './LoginForm.tsx';
export { RegisterForm } from './RegisterForm.tsx';
