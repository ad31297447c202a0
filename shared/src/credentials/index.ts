/** What a member proves with the login password; bundled by the area that asks for it. */
export { useTicket } from './useTicket.ts';
export { useWithdrawalPassword, type WithdrawalPasswordForm } from './useWithdrawalPassword.ts';
