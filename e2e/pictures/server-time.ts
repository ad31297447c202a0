/** Loaded before API and edge by `pnpm pictures`: their clock starts at the time of the pictures, and runs on from there. */
import { runAhead } from '../date-ahead.ts';
import { PICTURE_TIME } from './picture-time.ts';

const aheadMs = PICTURE_TIME.getTime() - Date.now();
runAhead(() => aheadMs);
