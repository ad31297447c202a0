import { act, screen } from '@testing-library/react';
import type { AreaModule, ReleasedArea, ReleasedVersion } from '@mosaico/shared/contract';
import { aShell, renderInShell, type TestShell } from '../testing/a-shell.tsx';
import { anArea, aRelease, draws, fakeLifecycles, type Behaviour } from '../testing/an-area.ts';
import { AreaOutlet } from './AreaOutlet.tsx';
import { READY_DEADLINE_MS } from './watch-ready.ts';

const good = aRelease('0.9.0-b00000009');
const GOOD_WAY_BACK = { [good.version]: fakeLifecycles(draws('the good old deposit')) };

type Answer = AreaModule | Error | 'never';

/** What loading each version ends in; the last answer stands for every further attempt. */
async function show(area: ReleasedArea, answers: Readonly<Record<string, Answer | Answer[]>>) {
  const queues = new Map(Object.entries(answers).map(([version, answer]) => [version, [answer].flat()]));
  const federation = {
    load({ version }: ReleasedVersion): Promise<AreaModule> {
      const queue = queues.get(version) ?? [];
      const answer = (queue.length > 1 ? queue.shift() : queue[0]) ?? new Error(`no release ${version}`);
      if (answer === 'never') return new Promise(() => undefined);
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
  };
  const shell = await aShell({ areas: [area], federation, at: '/recharge' });
  const route = area.declaration.routes[0];
  if (!route) throw new Error('the area has no route');
  const rendered = await renderInShell(shell, <AreaOutlet area={area} route={route} />);
  await settle();
  return { shell, ...rendered };
}

/** Lets promises run. */
async function settle(): Promise<void> {
  await act(async () => void (await jest.advanceTimersByTimeAsync(50)));
}

function failures({ platform }: TestShell) {
  return platform.bus
    .recent()
    .flatMap(({ name, payload }) =>
      name === 'area.failed' ? [payload as { stage: string; version: string }] : [],
    );
}

const live = anArea().version;
const throwsAtMount: Behaviour = () => {
  throw new Error('broken at mount');
};
const throwsInRender: Behaviour = ({ onError }) => onError(new Error('broken in render'));
const staysBlank: Behaviour = ({ onReady }) => onReady();
const staysSilent: Behaviour = ({ domElement }) => void (domElement.textContent = 'never ready');

describe('area outlet', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('shows a placeholder while an area loads', async () => {
    const { container } = await show(anArea(), { [live]: 'never' });

    expect(container.querySelector('[aria-busy="true"] [data-waiting]')).toBeInTheDocument();
  });

  it('shows the area, takes the placeholder away and tells that it is ready', async () => {
    const { shell, container } = await show(anArea(), { [live]: fakeLifecycles(draws('deposit')) });

    expect(screen.getByText('deposit')).toBeInTheDocument();
    expect(container.querySelector('[data-waiting]')).not.toBeInTheDocument();
    expect(shell.platform.bus.recent()).toContainEqual(expect.objectContaining({ name: 'area.ready' }));
    expect(failures(shell)).toEqual([]);
  });

  it('loads once more after a failed load', async () => {
    const { shell } = await show(anArea(), { [live]: [new Error('404'), fakeLifecycles(draws('deposit'))] });

    expect(screen.getByText('deposit')).toBeInTheDocument();
    expect(failures(shell)).toMatchObject([{ stage: 'load', version: live }]);
  });

  it.each([
    ['load', new Error('404')],
    ['mount', fakeLifecycles(throwsAtMount)],
    ['render', fakeLifecycles(throwsInRender)],
  ])(
    'falls back to the last known good version when the live one fails twice at %s, and reports both',
    async (stage, answer) => {
      const { shell } = await show(anArea({ lastKnownGood: good }), { [live]: answer, ...GOOD_WAY_BACK });
      await settle();

      expect(screen.getByText('the good old deposit')).toBeInTheDocument();
      expect(failures(shell)).toMatchObject([
        { stage, version: live },
        { stage, version: live },
      ]);
    },
  );

  it.each([
    ['blank', staysBlank],
    ['silent', staysSilent],
  ])('counts an area that stays %s as failed at the deadline', async (_, behaviour) => {
    const { shell } = await show(anArea({ lastKnownGood: good }), {
      [live]: fakeLifecycles(behaviour),
      ...GOOD_WAY_BACK,
    });

    await act(async () => void (await jest.advanceTimersByTimeAsync(READY_DEADLINE_MS)));
    await settle();
    await act(async () => void (await jest.advanceTimersByTimeAsync(READY_DEADLINE_MS)));
    await settle();

    expect(failures(shell)).toMatchObject([{ stage: 'ready' }, { stage: 'ready' }]);
    expect(screen.getByText('the good old deposit')).toBeInTheDocument();
  });

  it('ends in a card that names area, version and reference, and tries again when asked', async () => {
    const { shell, player } = await show(anArea(), {
      [live]: [new Error('1'), new Error('2'), fakeLifecycles(draws('deposit'))],
    });
    const card = screen.getByRole('alert');

    expect(card).toHaveTextContent(`wallet ${live}`);
    shell.platform.telemetry.flush();
    const reference = shell.reports
      .flatMap((report) => (report.kind === 'area.failed' ? [report.reference] : []))
      .at(-1);
    expect(card).toHaveTextContent(reference ?? 'no reference was reported');

    jest.useRealTimers();
    await player.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('deposit')).toBeInTheDocument();
  });

  it('shows the area anew when it throws while in use', async () => {
    let mounts = 0;
    let breakIt: (error: unknown) => void = () => undefined;
    const behaviour: Behaviour = (props) => {
      mounts += 1;
      breakIt = props.onError;
      draws(`deposit ${mounts}`)(props);
    };
    const { shell } = await show(anArea(), { [live]: fakeLifecycles(behaviour) });

    act(() => breakIt(new Error('broken in use')));
    await settle();

    expect(screen.getByText('deposit 2')).toBeInTheDocument();
    expect(failures(shell)).toMatchObject([{ stage: 'render' }]);
  });

  it('keeps the version it was entered with when the map changes', async () => {
    const { shell, rerender } = await show(anArea(), { [live]: fakeLifecycles(draws('deposit')) });
    expect(shell.composition.value.areas).toHaveLength(1);

    const next = anArea(aRelease('2.0.0-b00000002'));
    act(() => shell.composition.set({ revision: 2, shell: '0.1.0', areas: [next] }));
    expect(rerender).toBeDefined();
    await settle();

    expect(screen.getByText('deposit')).toBeInTheDocument();
  });
});
