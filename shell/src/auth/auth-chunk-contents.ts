/** What the chunk of login, registration and forgotten password holds. */
export { ForgotForm } from './forgot/ForgotForm.tsx';
export { LoginForm } from './LoginForm.tsx';
export { RegisterForm } from './register/RegisterForm.tsx';
