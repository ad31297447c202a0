import { expect, test as base } from '@playwright/test';

export { expect };

interface Watch {
  /** What the browser may complain of in this test; anything else in its console fails the test. */
  readonly tolerates: { readonly patterns: readonly RegExp[] };
  readonly consoleWatch: void;
  /** Whether the reminder may open by itself on Home (R77); it would stand in the way of every other test. */
  readonly seesReminder: boolean;
  readonly reminderSwitch: void;
}

/** Every test watches the browser's console: an error, a warning of the security policy or an uncaught exception fails it. */
export const test = base.extend<Watch>({
  tolerates: [{ patterns: [] }, { option: true }],
  seesReminder: [false, { option: true }],
  reminderSwitch: [
    async ({ context, seesReminder }, use) => {
      if (!seesReminder) {
        await context.addInitScript(() => {
          // Blank frames have no storage of their own.
          if (location.protocol.startsWith('http')) localStorage.setItem('isReminderOff', '{"id":"*"}');
        });
      }
      await use();
    },
    { auto: true },
  ],
  consoleWatch: [
    async ({ context, tolerates }, use) => {
      const complaints: string[] = [];
      const note = (text: string) => {
        if (!tolerates.patterns.some((pattern) => pattern.test(text))) complaints.push(text);
      };
      context.on('console', (message) => {
        if (message.type() === 'error') note(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => note(`uncaught: ${error.error().message}`));

      await use();

      expect(complaints, 'the browser’s console').toEqual([]);
    },
    { auto: true },
  ],
});
