import { act, screen } from '@testing-library/react';
import type { ReleasedArea, ReleasedVersion, SlotOffer } from '@mosaico/shared/contract';
import { aUser, okBody } from '@mosaico/shared/testing';
import { aShell, renderInShell, type TestShell } from '../testing/a-shell.tsx';
import { anArea, aRelease, draws, fakeLifecycles, type Behaviour } from '../testing/an-area.ts';
import type { FakeServer } from '../testing/fake-network.ts';
import { learnSite } from '../testing/learn-site.ts';
import { siteData } from '../testing/site-data.ts';
import { SlotOutlet } from './SlotOutlet.tsx';

const SERVER: FakeServer = ({ url }) => ({ body: okBody(url.startsWith('/api/auth/me') ? aUser() : null) });

interface Widgets {
  readonly [widget: string]: Behaviour | { readonly draw: Behaviour; readonly for: SlotOffer['audience'] };
}

function offering(widget: string, order: number, audience: SlotOffer['audience']): ReleasedArea {
  const area = anArea({ area: `area-${widget.toLowerCase()}`, container: `mf_${widget}` });
  const slots = [{ slot: 'topbar.balance' as const, widget, order, audience }];
  return { ...area, declaration: { ...area.declaration, slots } };
}

/** A slot that later areas come first in, on a page whose own screen is there. */
async function show(widgets: Widgets, props: Partial<Parameters<typeof SlotOutlet>[0]> = {}) {
  const areas = Object.entries(widgets).map(([widget, offer], index) =>
    offering(widget, -index, typeof offer === 'function' ? 'everyone' : offer.for),
  );
  const behaviours = Object.entries(widgets).map(
    ([name, offer]) => [name, fakeLifecycles(typeof offer === 'function' ? offer : offer.draw)] as const,
  );
  const loads: string[] = [];
  const federation = {
    load({ container }: { readonly container: string }) {
      loads.push(container);
      return Promise.resolve({
        ...fakeLifecycles(() => undefined),
        widgets: Object.fromEntries(behaviours),
      });
    },
  };
  const shell = await aShell({ areas, federation, server: SERVER });
  const rendered = await renderInShell(shell, <SlotOutlet name="topbar.balance" {...props} />);
  return { shell, loads, ...rendered };
}

async function settle(durationMs = 1_000): Promise<void> {
  await act(async () => void (await jest.advanceTimersByTimeAsync(durationMs)));
}

async function screenIsThere({ platform }: TestShell): Promise<void> {
  act(() => platform.bus.publish('area.ready', { area: 'games', version: '1.0.0', durationMs: 5 }));
  await settle();
}

describe('slot', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('shows the widgets that live areas offer for it, in their order', async () => {
    const { shell, container } = await show({ vip: draws('VIP 3'), limits: draws('Limits') });

    await screenIsThere(shell);

    expect(container.textContent).toBe('LimitsVIP 3');
  });

  it('[A30] [G34] has a widget for some sites only there, and loads nothing of it elsewhere', async () => {
    const loads: string[] = [];
    const widgets = { earned: fakeLifecycles(draws('R$ 2.50')) };
    const federation = {
      load({ container }: { readonly container: string }) {
        loads.push(container);
        return Promise.resolve({ ...fakeLifecycles(() => undefined), widgets });
      },
    };
    const area = offering('earned', 0, 'everyone');
    const slots = area.declaration.slots.map((slot) => ({ ...slot, feature: 'without_agents' as const }));
    const areas = [{ ...area, declaration: { ...area.declaration, slots } }];
    const shell = await aShell({ areas, federation, server: SERVER });
    const { container } = await renderInShell(shell, <SlotOutlet name="topbar.balance" />);
    act(() => learnSite(shell.platform, siteData()));
    await screenIsThere(shell);
    expect([container.textContent, loads]).toEqual(['', []]);

    act(() => learnSite(shell.platform, siteData({ features: ['without_agents'] })));
    await settle();

    expect([container.textContent, loads]).toEqual(['R$ 2.50', ['mf_earned']]);
  });

  it('leaves no element in the page where nothing is offered', async () => {
    const { shell, container } = await show({ vip: draws('VIP 3') }, { of: 'games' });

    await screenIsThere(shell);

    expect(container).toBeEmptyDOMElement();
  });

  it('lets a broken widget disappear, keeps the others, and reports it', async () => {
    const broken: Behaviour = () => {
      throw new Error('broken widget');
    };
    const { shell, container } = await show({ vip: broken, limits: draws('Limits') });

    await screenIsThere(shell);

    expect(container.textContent).toBe('Limits');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(shell.platform.bus.recent()).toContainEqual(expect.objectContaining({ name: 'area.failed' }));
  });

  describe('with a version that worked before', () => {
    const broken: Behaviour = ({ onError }) => onError(new Error('broken'));
    const live = offering('balance', 0, 'everyone');
    const good = aRelease('0.9.0-b00000009', { declaration: live.declaration });

    async function showVersions(lastKnownGood: ReleasedVersion, draw: Record<string, Behaviour>) {
      const loads: string[] = [];
      const federation = {
        load({ version }: ReleasedVersion) {
          loads.push(version);
          const widgets = { balance: fakeLifecycles(draw[version] ?? broken) };
          return Promise.resolve({ ...fakeLifecycles(() => undefined), widgets });
        },
      };
      const shell = await aShell({ areas: [{ ...live, lastKnownGood }], federation, server: SERVER });
      const rendered = await renderInShell(shell, <SlotOutlet name="topbar.balance" fallback={<p>—</p>} />);
      await screenIsThere(shell);
      // React draws each further attempt when the time before it has been let pass.
      for (const _attempt of ['live again', 'good', 'none']) await settle();
      return { shell, loads, ...rendered };
    }

    it('falls back to it when the live one fails twice, as screens do', async () => {
      const { container, shell, loads } = await showVersions(good, { [good.version]: draws('R$ 5,00') });

      expect(container.textContent).toBe('R$ 5,00');
      expect(loads).toEqual([live.version, good.version]);
      expect(shell.recovery.releaseAfter({ ...live, lastKnownGood: good }, [], 'balance')).toBe(good);
    });

    it('leaves the place to the fallback when that one fails too', async () => {
      const { container } = await showVersions(good, {});

      expect(container.textContent).toBe('—');
    });

    it('does not try one that does not fill this place', async () => {
      const { container, loads } = await showVersions(aRelease(good.version), {
        [good.version]: draws('R$ 5,00'),
      });

      expect(container.textContent).toBe('—');
      expect(loads).not.toContain(good.version);
    });
  });

  it('loads nothing before the screen of the page is there, and then in a quiet moment', async () => {
    const { shell, loads } = await show({ vip: draws('VIP 3') });
    await settle(3_000);
    expect(loads).toEqual([]);

    act(() => shell.platform.bus.publish('area.ready', { area: 'games', version: '1.0.0', durationMs: 5 }));
    expect(loads).toEqual([]);
    await settle();

    expect(loads).toEqual(['mf_vip']);
  });

  it('loads at once after the screen of the page when it is eager', async () => {
    const { shell, loads } = await show({ vip: draws('VIP 3') }, { isEager: true });
    await settle(3_000);
    expect(loads).toEqual([]);

    act(() => shell.platform.bus.publish('area.ready', { area: 'games', version: '1.0.0', durationMs: 5 }));

    expect(loads).toEqual(['mf_vip']);
    await settle();
  });

  it('follows login and logout: what is meant for members and what is meant for visitors', async () => {
    const { shell, container } = await show({
      all: draws('all '),
      visitors: { draw: draws('visitors '), for: 'visitor' },
      members: { draw: draws('members '), for: 'member' },
    });
    await screenIsThere(shell);
    expect(container.textContent).toBe('visitors all ');

    await act(() => shell.platform.session.start('tok-1'));
    await settle();
    expect(container.textContent).toBe('members all ');
    await act(() => shell.platform.session.logout());
    await settle();

    expect(container.textContent).toBe('visitors all ');
  });

  it('loads nothing that is not meant for this player', async () => {
    const { shell, loads } = await show({ members: { draw: draws('members'), for: 'member' } });

    await screenIsThere(shell);

    expect(loads).toEqual([]);
  });

  it('shows the fallback until a widget has painted, never both', async () => {
    let paint: () => void = () => undefined;
    const slow: Behaviour = ({ domElement, onReady }) => {
      domElement.textContent = 'R$ 5,00';
      paint = onReady;
    };
    const { shell } = await show({ balance: slow }, { fallback: <p>—</p> });
    await screenIsThere(shell);
    expect(screen.getByText('—')).toBeVisible();
    expect(screen.getByText('R$ 5,00')).not.toBeVisible();

    act(() => paint());

    expect(screen.queryByText('—')).not.toBeInTheDocument();
    expect(screen.getByText('R$ 5,00')).toBeVisible();
  });

  it('keeps the fallback when nothing is offered', async () => {
    const { shell } = await show({}, { fallback: <p>—</p> });

    await screenIsThere(shell);

    expect(screen.getByText('—')).toBeVisible();
  });

  it('keeps the fallback when every widget fails', async () => {
    const broken: Behaviour = ({ onError }) => onError(new Error('broken'));
    const { shell } = await show({ one: broken, other: broken }, { fallback: <p>—</p> });

    await screenIsThere(shell);

    expect(screen.getByText('—')).toBeVisible();
  });

  it('brings the fallback back when the painted widget breaks in use', async () => {
    let breakIt: (error: unknown) => void = () => undefined;
    const fragile: Behaviour = (props) => {
      breakIt = props.onError;
      draws('R$ 5,00')(props);
    };
    const { shell } = await show({ balance: fragile }, { fallback: <p>—</p> });
    await screenIsThere(shell);
    expect(screen.queryByText('—')).not.toBeInTheDocument();

    act(() => breakIt(new Error('broken in use')));

    expect(screen.getByText('—')).toBeVisible();
  });

  it('keeps its versions when the map changes, except those of a developer', async () => {
    const { shell, container } = await show({ vip: draws('VIP 3'), limits: draws('Limits') });
    await screenIsThere(shell);
    const [vip, limits] = shell.composition.value.areas;
    if (!vip || !limits) throw new Error('two areas were live');

    const withoutOffer = { ...limits.declaration, slots: [] };
    act(() =>
      shell.composition.set({
        revision: 2,
        shell: '0.1.0',
        areas: [
          { ...vip, container: 'mf_vip_2', declaration: { ...vip.declaration, slots: [] } },
          { ...limits, dev: true, declaration: withoutOffer },
        ],
      }),
    );
    await settle();

    expect(container.textContent).toBe('VIP 3');
  });
});
