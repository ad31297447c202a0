import { act, screen } from '@testing-library/react';
import { aUser } from '@mosaico/shared/testing';
import { ModalHost } from '../modals/ModalHost.tsx';
import { aShell, renderInShell } from '../testing/a-shell.tsx';
import { ok } from '../testing/an-auth-server.ts';
import { learnSite } from '../testing/learn-site.ts';
import { settle } from '../testing/settle.ts';
import { siteData } from '../testing/site-data.ts';
import { LaterReminder } from './LaterReminder.tsx';

const AD = { id: 'carnival', title: 'Carnival week', text: 'Five nights of samba.', action: null };

it('[R77] the code of the reminder comes after the first screen, and watches from then on', async () => {
  Object.assign(window, {
    requestIdleCallback: (run: () => void) => setTimeout(run),
    cancelIdleCallback: clearTimeout,
  });
  const shell = await aShell({ at: '/', server: () => ok(aUser()) });
  const { modals, bus, session } = shell.platform;
  await renderInShell(
    shell,
    <>
      <ModalHost />
      <LaterReminder />
    </>,
  );
  await act(() => session.start('tok-1'));
  act(() => learnSite(shell.platform, siteData({ advertisement: AD })));
  act(() => bus.publish('area.ready', { area: 'games', version: '1.0.0', durationMs: 10 }));
  await settle(40);

  act(() => modals.open('reminder'));

  expect(await screen.findByRole('dialog', { name: 'Carnival week' })).toBeVisible();
});
