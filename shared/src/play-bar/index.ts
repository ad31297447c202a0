/** What a member sees in place of a game or a deposit while they may not have it; bundled by the area that shows it. */
export { PlayBarNotice } from './PlayBarNotice.tsx';
export { usePlayBar } from './usePlayBar.ts';
