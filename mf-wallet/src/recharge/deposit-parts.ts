/** What stands in the place of the deposit form, and the form itself: one chunk. */
export { PlayBarNotice } from '@mosaico/shared/play-bar';
export { DepositForm } from './DepositForm.tsx';
export { LimitUsedUp } from './LimitUsedUp.tsx';
