/** Lets the clock of this process run ahead. `Date` is wrapped, not replaced, so that a date which the runtime itself made is still one. */
export function runAhead(aheadMs: () => number): void {
  const RealDate = Date;
  const nowMs = () => RealDate.now() + aheadMs();
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: unknown[]) =>
      Reflect.construct(target, args.length > 0 ? args : [nowMs()]) as object,
    apply: () => new RealDate(nowMs()).toString(),
    get: (target, name) => (name === 'now' ? nowMs : (Reflect.get(target, name) as unknown)),
  });
}
