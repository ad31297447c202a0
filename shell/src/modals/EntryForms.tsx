/** What the chunk of the entry forms holds. */
export { LoginForm } from './LoginForm.tsx';
export { RegisterForm } from './RegisterForm.tsx';
