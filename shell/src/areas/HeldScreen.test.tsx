import { act, screen, waitFor } from '@testing-library/react';
import type { AreaModule, ReleasedArea, ReleasedVersion } from '@mosaico/shared/contract';
import { createServedPlace } from '../first-screen/served-place.ts';
import { aShell, renderInShell, type TestShell } from '../testing/a-shell.tsx';
import { anArea, aRelease, draws, fakeLifecycles, type Behaviour } from '../testing/an-area.ts';
import { AreaOutlet } from './AreaOutlet.tsx';

const good = aRelease('0.9.0-b00000009');
const live = anArea().version;
const SERVED = '<h1>Served</h1><a href="/records">Records</a><input aria-label="amount">';

/** Whether a load succeeds is decided one by one. */
interface Load {
  readonly version: string;
  readonly succeed: (behaviour: Behaviour) => Promise<void>;
  readonly fail: () => Promise<void>;
}

/** The screen of an area as it stands in the page before any code of the area has come. */
async function show(area: ReleasedArea = anArea(), servedVersion = live, isWhole = true) {
  const loads: Load[] = [];
  const federation = {
    load: ({ version }: ReleasedVersion) =>
      new Promise<AreaModule>((resolve, reject) => {
        loads.push({
          version,
          succeed: (behaviour) => act(async () => resolve(fakeLifecycles(behaviour))),
          fail: () => act(async () => reject(new Error('no network'))),
        });
      }),
  };
  const served = createServedPlace({
    area: 'wallet',
    version: servedVersion,
    path: '/recharge',
    messageSet: 'en',
    viewer: 'visitor',
    style: null,
    ruleIds: [],
    queries: '{}',
    isWhole,
  });
  const shell = await aShell({ areas: [area], federation, served, at: '/recharge' });
  const [route] = area.declaration.routes;
  if (!route) throw new Error('the area has no route');
  const rendered = await renderInShell(shell, <AreaOutlet area={area} route={route} />);
  const place = rendered.container.querySelector<HTMLElement>('[data-served]');
  if (place) place.innerHTML = SERVED;
  return { shell, loads, place, ...rendered };
}

/** Takes over what stands there: it adds to it, and says that it is ready. */
const takesOver: Behaviour = ({ domElement, served, onReady }) => {
  domElement.append(served ? ' taken over' : ' drawn anew');
  onReady();
};

function failures({ platform }: TestShell): string[] {
  return platform.bus
    .recent()
    .flatMap(({ name, payload }) => (name === 'area.failed' ? [(payload as { stage: string }).stage] : []));
}

const servedHeading = () => screen.queryByRole('heading', { name: 'Served' });

describe('the screen of an area that came with the page', () => {
  it('stands without a placeholder until its code takes the same elements over', async () => {
    const { loads, place, container } = await show();
    const heading = servedHeading();
    expect(heading).toBeVisible();
    expect(container.querySelector('[data-waiting], [aria-busy="true"]')).toBeNull();
    const heard = jest.fn();
    document.addEventListener('mosaico:taken-over', heard);

    await loads[0]?.succeed(takesOver);
    await screen.findByText(/taken over/);

    document.removeEventListener('mosaico:taken-over', heard);
    expect(servedHeading()).toBe(heading);
    expect(place).not.toHaveAttribute('data-served');
    expect(heard).toHaveBeenCalledTimes(1);
    expect((heard.mock.calls[0] as [Event])[0].target).toBe(place);
  });

  it('is given once: who comes later draws their own', async () => {
    const { loads, shell } = await show();

    await loads[0]?.succeed(takesOver);

    expect(shell.served.of('wallet', live)).toBeNull();
  });

  it('is not for another version', async () => {
    const { place } = await show(anArea(), '0.0.1-b00000001');

    expect(place).toBeNull();
  });

  it('stands when its code does not come at the first attempt', async () => {
    const { loads, shell } = await show();
    const heading = servedHeading();

    await loads[0]?.fail();
    expect(servedHeading()).toBe(heading);
    await loads[1]?.succeed(takesOver);

    await screen.findByText(/taken over/);
    expect(servedHeading()).toBe(heading);
    expect(failures(shell)).toEqual(['load']);
  });

  it('stands when its code does not come at all, with a quiet word and another try', async () => {
    const { loads, player } = await show();
    const heading = servedHeading();

    await loads[0]?.fail();
    await loads[1]?.fail();

    expect(servedHeading()).toBe(heading);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Not everything on this page works yet.');
    await player.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.queryByRole('status')).toBeNull();
    await loads[2]?.succeed(takesOver);
    await screen.findByText(/taken over/);
    expect(servedHeading()).toBe(heading);
  });

  it('gives way to the card when its code does not come at all and it waits for something itself', async () => {
    const { loads } = await show(anArea(), live, false);
    const heading = servedHeading();

    await loads[0]?.fail();
    expect(servedHeading()).toBe(heading);
    await loads[1]?.fail();

    expect(servedHeading()).toBeNull();
    expect(screen.getByRole('alert')).toBeVisible();
  });

  it('makes room for the last good version as soon as that is there', async () => {
    const { loads } = await show(anArea({ lastKnownGood: good }));
    await loads[0]?.fail();
    await loads[1]?.fail();
    expect(servedHeading()).toBeVisible();
    expect(loads[2]?.version).toBe(good.version);

    await loads[2]?.succeed(draws('the good old deposit'));

    await screen.findByText('the good old deposit');
    expect(servedHeading()).toBeNull();
  });

  it('stands when the last good version does not come either', async () => {
    const { loads } = await show(anArea({ lastKnownGood: good }));

    for (const attempt of [0, 1, 2]) await loads[attempt]?.fail();

    expect(servedHeading()).toBeVisible();
    expect(screen.getByText('Not everything on this page works yet.')).toBeVisible();
  });

  it('is drawn anew when its code breaks while it takes over', async () => {
    const { loads, shell } = await show();

    await loads[0]?.succeed(({ onError }) => onError(new Error('broken')));
    await waitFor(() => expect(failures(shell)).toContain('render'));

    expect(servedHeading()).toBeNull();
  });

  it('gets back what was typed before its code was there', async () => {
    const { loads, place, player } = await show();
    const field = screen.getByLabelText<HTMLInputElement>('amount');
    await player.type(field, '50');

    await loads[0]?.succeed((props) => {
      // As React does with a field that it controls.
      field.value = '';
      takesOver(props);
    });

    await screen.findByText(/taken over/);
    expect(field.value).toBe('50');
    expect(place).toContainElement(field);
  });
});
