import { expect, test as base } from '@playwright/test';
import { logIn, register } from './member.ts';
import { startOwnSite, type OwnSite } from './own-site.ts';
import { aPerson, type Person } from './person.ts';

export { expect };

interface Fixtures {
  /** A new member, with whom every tab of this test is logged in from its first page on. */
  readonly member: Person & { readonly token: string };
  /** A site of this test alone, for tests that release; `baseURL` has to be set to its origin. */
  readonly ownSite: OwnSite;
  /** What the browser may complain of in this test; anything else in its console fails the test. */
  readonly tolerates: { readonly patterns: readonly RegExp[] };
  readonly consoleWatch: void;
  /** Whether the reminder may open by itself on Home (R77); it would stand in the way of every other test. */
  readonly seesReminder: boolean;
  /** Whether the background moves (R23); otherwise the player has paused it, because a video that plays takes a quarter of a core. */
  readonly seesVideo: boolean;
  readonly choicesBefore: void;
}

/** Every test watches the browser's console: an error, a warning of the security policy or an uncaught exception fails it. */
export const test = base.extend<Fixtures>({
  member: async ({ context }, use) => {
    const person = aPerson();
    const token = await register(person);
    await logIn(context, token);
    await use({ ...person, token });
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
  ownSite: async ({}, use) => {
    const site = await startOwnSite();
    await use(site);
    await site.stop();
  },
  tolerates: [{ patterns: [] }, { option: true }],
  seesReminder: [false, { option: true }],
  seesVideo: [false, { option: true }],
  choicesBefore: [
    async ({ context, seesReminder, seesVideo }, use) => {
      const choices = {
        ...(!seesReminder && { isReminderOff: '{"id":"*"}' }),
        ...(!seesVideo && { backgroundStill: '1' }),
      };
      await context.addInitScript((chosen) => {
        // Blank frames have no storage of their own.
        if (!location.protocol.startsWith('http')) return;
        for (const [key, value] of Object.entries(chosen)) localStorage.setItem(key, value);
      }, choices);
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
