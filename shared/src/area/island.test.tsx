import { act, render } from '@testing-library/react';
import { FirstPaintContext, type FirstPaint } from '../first-screen/first-paint.ts';
import { island } from './island.tsx';

interface PictureProps {
  readonly name: string;
}

const Picture = ({ name }: PictureProps) => <svg aria-label={name} />;

/** An island whose code can be awaited, or fails. */
function setUp(load: () => Promise<typeof Picture> = () => Promise.resolve(Picture)) {
  const loads = jest.fn(load);
  const Island = island(loads);
  const page = (paint: FirstPaint, name = 'Caju', key = '') => (
    <FirstPaintContext value={paint}>
      <Island key={key} name={name} />
    </FirstPaintContext>
  );
  return { loads, page };
}

const SERVED = '<div class="css-1"><svg aria-label="Caju" data-served-by="edge"></svg></div>';
const served = (container: Element) => container.querySelector('[data-served-by]');
const labels = (container: Element) =>
  [...container.querySelectorAll('svg')].map((svg) => svg.getAttribute('aria-label'));

/** Takes markup over that came with the page. */
function takeOver(ui: React.ReactNode, markup = SERVED) {
  const container = document.createElement('div');
  container.innerHTML = markup;
  const errors: unknown[] = [];
  const onRecoverableError = (error: unknown) => errors.push(error);
  const { rerender, unmount } = render(ui, { container, hydrate: true, onRecoverableError });
  const show = async (next: React.ReactNode) => {
    rerender(next);
    await act(async () => {});
  };
  return { container, errors, show, leave: unmount };
}

describe('an island that the browser draws', () => {
  it('is an empty box until its code is there', async () => {
    const { page, loads } = setUp();

    const { container } = render(page('own'));
    expect(container.firstElementChild?.childElementCount).toBe(0);
    await act(async () => {});

    expect(labels(container)).toEqual(['Caju']);
    expect(loads).toHaveBeenCalledTimes(1);
  });

  it('loads its code once for any number of places, and needs no box for the next', async () => {
    const { page, loads } = setUp();
    render(page('own'));
    await act(async () => {});

    const { container } = render(page('own', 'Onda'));

    expect(labels(container)).toEqual(['Onda']);
    expect(loads).toHaveBeenCalledTimes(1);
  });

  it('stays an empty box where the code cannot be loaded, and the next place tries again', async () => {
    let isOffline = true;
    const { page } = setUp(() =>
      isOffline ? Promise.reject(new Error('offline')) : Promise.resolve(Picture),
    );
    const { container, rerender } = render(page('own'));
    await act(async () => {});
    expect(labels(container)).toEqual([]);

    isOffline = false;
    rerender(page('own', 'Onda', 'another'));
    await act(async () => {});

    expect(labels(container)).toEqual(['Onda']);
  });
});

describe('an island that came drawn with the page', () => {
  it('keeps its markup, and its code is not loaded', async () => {
    const { page, loads } = setUp();

    const { container, errors, show } = takeOver(page('taking-over'));
    const picture = served(container);
    await show(page('taken-over'));

    expect(picture).not.toBeNull();
    expect(served(container)).toBe(picture);
    expect(loads).not.toHaveBeenCalled();
    expect(errors).toEqual([]);
  });

  it('is drawn by its code as soon as it shows something else', async () => {
    const { page, loads } = setUp();
    const { container, show } = takeOver(page('taking-over'));

    await show(page('taken-over', 'Onda'));

    expect(labels(container)).toEqual(['Onda']);
    expect(served(container)).toBeNull();
    expect(loads).toHaveBeenCalledTimes(1);
  });

  it('is drawn by its code where its markup is not there', async () => {
    const { page } = setUp();

    const { container, show } = takeOver(page('taking-over'), '<div class="css-1"></div>');
    await show(page('taken-over'));

    expect(labels(container)).toEqual(['Caju']);
  });

  it('does nothing any more when it leaves before its code is there', async () => {
    const { page } = setUp(() => new Promise(() => {}));
    const { container, show, leave } = takeOver(page('taking-over'));
    await show(page('taken-over', 'Onda'));

    leave();

    expect(container.childElementCount).toBe(0);
  });
});
