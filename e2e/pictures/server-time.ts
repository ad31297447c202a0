/**
 * Loaded before API and edge by `pnpm pictures`: their clock starts at the time of the pictures, and runs on from there. `Date`
 * is wrapped, not replaced, so that a date which the runtime itself made is still one.
 */
import { PICTURE_TIME } from './picture-time.ts';

const RealDate = Date;
const aheadMs = PICTURE_TIME.getTime() - RealDate.now();
const nowMs = () => RealDate.now() + aheadMs;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args: unknown[]) =>
    Reflect.construct(target, args.length > 0 ? args : [nowMs()]) as object,
  apply: () => new RealDate(nowMs()).toString(),
  get: (target, name) => (name === 'now' ? nowMs : (Reflect.get(target, name) as unknown)),
});
