/** Goes on in a task of its own, so that a press or a frame does not wait for all of a long work. */
export function nextTask(): Promise<void> {
  // Not in Safari; without `yield` in older Chromium.
  const { scheduler } = globalThis as { readonly scheduler?: Partial<Scheduler> };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
