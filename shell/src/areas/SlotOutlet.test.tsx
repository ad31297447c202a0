import { act, screen } from '@testing-library/react';
import { aShell, renderInShell } from '../testing/aShell.tsx';
import { anArea, draws, fakeLifecycles, type Behaviour } from '../testing/anArea.ts';
import { SlotOutlet } from './SlotOutlet.tsx';

const offering = (widget: string, order: number) => {
  const area = anArea({ area: `area-${widget.toLowerCase()}`, container: `mf_${widget}` });
  return {
    ...area,
    declaration: { ...area.declaration, slots: [{ slot: 'drawer.member' as const, widget, order }] },
  };
};

async function show(widgets: Readonly<Record<string, Behaviour>>) {
  const areas = Object.keys(widgets).map((widget, index) => offering(widget, -index));
  const federation = {
    load: () =>
      Promise.resolve({
        ...fakeLifecycles(() => undefined),
        widgets: Object.fromEntries(
          Object.entries(widgets).map(([name, behave]) => [name, fakeLifecycles(behave)]),
        ),
      }),
  };
  const shell = await aShell({ areas, federation });
  const rendered = await renderInShell(shell, <SlotOutlet name="drawer.member" />);
  await act(async () => void (await jest.advanceTimersByTimeAsync(1_000)));
  return { shell, ...rendered };
}

describe('slot', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('shows the widgets that live areas offer for it, in their order', async () => {
    const { container } = await show({ vip: draws('VIP 3'), limits: draws('Limits') });

    expect(container.textContent).toBe('LimitsVIP 3');
  });

  it('lets a broken widget disappear, keeps the others, and reports it', async () => {
    const broken: Behaviour = () => {
      throw new Error('broken widget');
    };
    const { shell, container } = await show({ vip: broken, limits: draws('Limits') });

    expect(container.textContent).toBe('Limits');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(shell.platform.bus.recent()).toContainEqual(expect.objectContaining({ name: 'area.failed' }));
  });
});
