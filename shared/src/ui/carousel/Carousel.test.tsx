import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Carousel, type CarouselProps } from './Carousel.tsx';
import { Rail } from './Rail.tsx';

const WIDTH_PX = 300;
const moves: ScrollToOptions[] = [];

/** Stands for the browser's layout: items of 300 px in a rail that shows one. Scrolling is at once. */
function layOut(): HTMLElement {
  const list = screen.getByRole('list', { name: 'Offers' });
  const items = [...list.children];
  items.forEach((item, index) => Object.defineProperty(item, 'offsetLeft', { value: 16 + index * WIDTH_PX }));
  Object.defineProperties(list, {
    clientWidth: { value: WIDTH_PX },
    scrollWidth: { value: items.length * WIDTH_PX },
    scrollTo: {
      value: (move: ScrollToOptions) => {
        moves.push(move);
        list.scrollLeft = move.left ?? 0;
        fireEvent.scroll(list);
      },
    },
    scrollBy: { value: (move: ScrollToOptions) => moves.push(move) },
  });
  fireEvent.scroll(list);
  return list;
}

function offers(props: Partial<CarouselProps> = {}) {
  render(
    <Carousel label="Offers" {...props}>
      {['Welcome', 'Cashback', 'Wheel'].map((name) => (
        <a key={name} href={`/${name}`}>
          {name}
        </a>
      ))}
    </Carousel>,
  );
  return layOut();
}

function answerMedia(query: string): void {
  const { matchMedia } = window;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ ...matchMedia(media), matches: media === query }));
}
const haveMouse = () => answerMedia('(hover: hover) and (pointer: fine)');
const reduceMotion = () => answerMedia('(prefers-reduced-motion: reduce)');

beforeEach(() => {
  moves.length = 0;
  document.documentElement.lang = 'en';
});
afterEach(() => {
  document.documentElement.lang = '';
  jest.useRealTimers();
});

describe('Carousel', () => {
  it('moves by arrow keys from anything focused inside, and marks the dot of the item in sight', async () => {
    const list = offers();

    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(list.scrollLeft).toBe(WIDTH_PX);
    expect(screen.getByRole('button', { current: true })).toHaveAccessibleName('2 / 3');

    await userEvent.keyboard('{End}');
    expect(list.scrollLeft).toBe(2 * WIDTH_PX);
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(list.scrollLeft).toBe(0);
  });

  it('goes to the item whose dot is pressed', async () => {
    const list = offers();

    await userEvent.click(screen.getByRole('button', { name: '3 / 3' }));

    expect(list.scrollLeft).toBe(2 * WIDTH_PX);
  });

  it('offers arrows only in the directions that are left', async () => {
    haveMouse();
    offers();
    expect(screen.getByRole('button', { name: 'Previous', hidden: true })).toHaveAttribute(
      'aria-disabled',
      'true',
    );

    await userEvent.click(screen.getByRole('button', { name: 'Next', hidden: true }));
    await userEvent.click(screen.getByRole('button', { name: '3 / 3' }));

    expect(moves[0]).toEqual({ left: WIDTH_PX * 0.85, behavior: 'smooth' });
    expect(screen.getByRole('button', { name: 'Next', hidden: true })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(screen.getByRole('button', { name: 'Previous', hidden: true })).not.toHaveAttribute(
      'aria-disabled',
    );
  });

  it('has no arrows in the page where there is no mouse', () => {
    offers();

    expect(screen.queryByRole('button', { name: /Next|Previous/, hidden: true })).toBeNull();
  });

  it('has nothing to move while its items are on their way', () => {
    haveMouse();
    offers({ isStill: true });

    expect(screen.queryByRole('button', { name: /Next|Previous/, hidden: true })).toBeNull();
  });

  it('takes the focus itself where nothing in it can', () => {
    render(
      <Rail label="Pictures" itemWidth="120px">
        <p>One</p>
        <p>Two</p>
      </Rail>,
    );

    expect(screen.getByRole('list', { name: 'Pictures' })).toHaveAttribute('tabindex', '0');
    expect(offers()).not.toHaveAttribute('tabindex');
  });

  it('moves on by itself, around the end, until it is stopped', () => {
    jest.useFakeTimers();
    const list = offers({ advanceEveryMs: 5000 });

    for (const place of [WIDTH_PX, 2 * WIDTH_PX, 0]) {
      act(() => void jest.advanceTimersByTime(5000));
      expect(list.scrollLeft).toBe(place);
    }
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    act(() => void jest.advanceTimersByTime(20_000));

    expect(list.scrollLeft).toBe(0);
    expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  });

  it('rests while the focus is inside', () => {
    jest.useFakeTimers();
    const list = offers({ advanceEveryMs: 5000 });

    act(() => screen.getByRole('link', { name: 'Cashback' }).focus());
    act(() => void jest.advanceTimersByTime(20_000));

    expect(list.scrollLeft).toBe(0);
  });

  it('does not begin by itself, and does not glide, under reduced motion', () => {
    jest.useFakeTimers();
    reduceMotion();
    const list = offers({ advanceEveryMs: 5000 });

    act(() => void jest.advanceTimersByTime(20_000));
    expect(list.scrollLeft).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: '2 / 3' }));

    expect(moves).toEqual([{ left: WIDTH_PX, behavior: 'auto' }]);
    expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  });
});
