import { act, waitFor } from '@testing-library/react';
import { aShell, renderInShell } from '../testing/a-shell.tsx';
import { anArea, draws, fakeLifecycles } from '../testing/an-area.ts';
import { settle } from '../testing/settle.ts';
import { FilledSlots } from './FilledSlots.tsx';

async function show(banner = fakeLifecycles(draws('Carnival'))) {
  const area = anArea();
  const slots = [{ slot: 'home.banner' as const, widget: 'banner', order: 0, audience: 'everyone' as const }];
  const module = {
    ...fakeLifecycles(() => undefined),
    widgets: { banner },
  };
  const shell = await aShell({
    areas: [{ ...area, declaration: { ...area.declaration, slots } }],
    federation: { load: () => Promise.resolve(module) },
  });
  shell.platform.bus.publish('area.ready', { area: 'games', version: '1.0.0', durationMs: 5 });
  await renderInShell(shell, <FilledSlots />);
  const element = document.body.appendChild(document.createElement('div'));
  return { fill: shell.platformFor('games', '1.0.0').slots.fill, element };
}

afterEach(() => document.body.replaceChildren());

it('draws the widgets of a slot into an element of another screen, and takes them away again', async () => {
  const { fill, element } = await show();

  let empty: () => void = () => undefined;
  act(() => void (empty = fill('home.banner', element)));
  await waitFor(() => expect(element).toHaveTextContent('Carnival'));
  act(() => empty());

  await waitFor(() => expect(element).toBeEmptyDOMElement());
});

it('draws an element that is filled twice once, for as long as one of the two wants it', async () => {
  const { fill, element } = await show();

  let empty: () => void = () => undefined;
  act(() => {
    empty = fill('home.banner', element);
    fill('home.banner', element);
  });
  await waitFor(() => expect(element).toHaveTextContent(/^Carnival$/));
  act(() => {
    empty();
    empty();
  });
  await settle(650);

  expect(element).toHaveTextContent(/^Carnival$/);
});

it('leaves a slot empty that nobody offers anything for, and says so', async () => {
  const { fill, element } = await show();

  act(() => void fill('drawer.member', element));
  await settle(650);

  expect(element).not.toHaveTextContent(/./);
  expect(element).toHaveAttribute('data-slot-empty');
});

it('says that a slot is empty once everything offered for it has failed, and not before', async () => {
  const broken = fakeLifecycles(() => {
    throw new Error('broken widget');
  });
  const { fill, element } = await show(broken);

  act(() => void fill('home.banner', element));
  expect(element).not.toHaveAttribute('data-slot-empty');

  await waitFor(() => expect(element).toHaveAttribute('data-slot-empty'));
});
