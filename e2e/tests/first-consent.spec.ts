import { formOf, logIn, openSession, register } from '../member.ts';
import { call } from '../money.ts';
import { openGame } from '../open-game.ts';
import { aPerson, type Person } from '../person.ts';
import { expect, test } from '../test.ts';

/** What the server refuses before the consent, which the browser notes. */
test.use({ tolerates: { patterns: [/403 .*\/day7LoginV2/] } });

/** Somebody whom an agent registers: they have accepted nothing yet. @returns their bearer token */
async function registeredBy(agent: string, person: Person): Promise<string> {
  await call(agent, 'POST /api/agency/subordinate/register', formOf(person));
  return openSession(person.account, person.password);
}

test('[R213] [R258] who was registered by an agent can withdraw and read, and plays once they have accepted the terms', async ({
  context,
  page,
}) => {
  const token = await registeredBy(await register(aPerson()), aPerson());
  await logIn(context, token);
  const asked = page.getByRole('alertdialog', { name: 'Aceite os termos de uso para começar' });

  await test.step('where money is taken out nothing lies over the page, and a notice asks', async () => {
    await page.goto('/withdraw');
    await expect(page.getByRole('region', { name: 'Aceite os termos de uso para começar' })).toBeVisible();
    await expect(asked).toHaveCount(0);
  });

  await test.step('the question lies over a game, which opens as soon as it is answered', async () => {
    await openGame(page, token, 'Onda Dourada');
    await expect(asked).toBeVisible();
    await asked.getByRole('button', { name: 'Aceitar' }).click();
    await expect(asked).toHaveCount(0);
    await expect(
      page.frameLocator('iframe').getByRole('button', { name: 'Girar', exact: true }),
    ).toBeVisible();
  });
});
