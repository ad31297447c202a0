/** What a member sees in place of a game or a deposit while they may not have it; bundled by the area that shows it. */
export { PLAY_BAR_HEADING, PlayBarNotice } from './PlayBarNotice.tsx';
export { usePlayBar } from './usePlayBar.ts';
