import { act, render, screen } from '@testing-library/react';
import { VirtualGrid } from './VirtualGrid.tsx';

const COLUMNS = 3;
const ROW_PX = 180;
const GAP_PX = 20;
const games = (count: number) => Array.from({ length: count }, (_, index) => `game ${index}`);

/** Stands for the browser's layout: three columns of rows that are 180 px high, in a list at the top of the page. */
function layOut() {
  const style = getComputedStyle(document.body);
  jest
    .spyOn(window, 'getComputedStyle')
    .mockReturnValue(
      Object.assign(Object.create(style), { gridTemplateColumns: '90px 90px 90px', rowGap: `${GAP_PX}px` }),
    );
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const index = Number(this.closest('li')?.dataset['index'] ?? 0);
    const top = Math.floor(index / COLUMNS) * (ROW_PX + GAP_PX) - window.scrollY;
    return new DOMRect(0, top, 90, ROW_PX);
  });
}

/** Names of the items that were drawn, each as often as it was. */
let drawn: string[] = [];
function link(name: string) {
  drawn.push(name);
  return <a href={`/${name}`}>{name}</a>;
}

function grid(count: number) {
  return (
    <VirtualGrid
      label="Games"
      columns="repeat(3, 1fr)"
      rowGap="20px"
      columnGap="12px"
      items={games(count)}
      itemKey={(name) => name}
      renderItem={link}
    />
  );
}

/** The code of the window of rows is a module of its own: it comes a moment later. */
async function renderGrid(count: number) {
  const rendered = render(grid(count));
  await act(async () => void (await import('./RowWindow.tsx')));
  return rendered;
}

function scrollToRow(row: number) {
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: row * (ROW_PX + GAP_PX), configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });
}

const shownRows = () => [
  ...new Set(screen.getAllByRole('link').map((link) => Math.floor(indexOf(link) / COLUMNS))),
];
const indexOf = (element: Element) => Number(element.textContent?.replace('game ', ''));

beforeEach(() => {
  layOut();
  drawn = [];
});
afterEach(() => void Object.defineProperty(window, 'scrollY', { value: 0, configurable: true }));

describe('VirtualGrid', () => {
  it('draws every item of a short list', async () => {
    await renderGrid(60);

    expect(screen.getAllByRole('listitem')).toHaveLength(60);
  });

  it('has the first rows of a long list with the first paint, and not all the others', async () => {
    render(grid(1000));

    expect(shownRows()).toEqual(Array.from({ length: 20 }, (_, row) => row));
    await act(async () => void (await import('./RowWindow.tsx')));
  });

  it('draws of a thousand items only the rows near the screen, and keeps the place of all others', async () => {
    await renderGrid(1000);

    expect(shownRows()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(screen.getByRole('list', { name: 'Games' }).style.height).toBe(
      `${334 * (ROW_PX + GAP_PX) - GAP_PX}px`,
    );

    scrollToRow(100);

    expect(shownRows()[0]).toBe(96);
    expect(String(screen.getAllByRole('listitem')[0]?.style.gridRowStart)).toBe('97');
  });

  it('tells screen readers the place of an item among all of them', async () => {
    await renderGrid(1000);
    scrollToRow(100);

    const item = screen.getByRole('link', { name: 'game 301' }).closest('li');

    expect(item).toHaveAttribute('aria-posinset', '302');
    expect(item).toHaveAttribute('aria-setsize', '1000');
  });

  it('keeps what has the focus, however far the page is scrolled', async () => {
    await renderGrid(1000);
    const focused = screen.getByRole('link', { name: 'game 4' });
    focused.focus();

    scrollToRow(200);

    expect(focused).toHaveFocus();
    expect(shownRows().slice(0, 2)).toEqual([1, 196]);
  });

  it('draws of a swipe the rows that come near, each item once', async () => {
    await renderGrid(1000);
    drawn = [];

    for (let row = 1; row <= 10; row += 1) scrollToRow(row);

    expect(drawn).toEqual(games(54).slice(24));
  });

  it('does not draw anew what stays when more items come', async () => {
    const { rerender } = await renderGrid(54);
    const first = screen.getByRole('link', { name: 'game 0' });
    drawn = [];

    rerender(grid(78));
    await act(async () => void (await import('./RowWindow.tsx')));

    expect(screen.getByRole('link', { name: 'game 0' })).toBe(first);
    expect(drawn).not.toContain('game 0');
    expect(screen.getAllByRole('listitem').length).toBeLessThan(54);
  });
});
