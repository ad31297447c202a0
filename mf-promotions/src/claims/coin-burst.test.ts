import { coinBurst } from './coin-burst.ts';

const coins = () => [...document.querySelectorAll('body > span')];

describe('coins that rise from a claim', () => {
  const flights: { onfinish: (() => void) | null }[] = [];
  let button: HTMLButtonElement;

  beforeEach(() => {
    flights.length = 0;
    const animate = () => {
      const flight = { onfinish: null };
      flights.push(flight);
      return flight;
    };
    Object.assign(Element.prototype, { animate });
    button = document.createElement('button');
    document.body.append(button);
  });
  afterEach(() => {
    Reflect.deleteProperty(Element.prototype, 'animate');
    document.body.replaceChildren();
    jest.restoreAllMocks();
  });

  it('[R126] take no presses, say nothing, and are gone when they have flown', () => {
    coinBurst(button);

    expect(coins().length).toBeGreaterThan(5);
    for (const coin of coins()) {
      expect(coin).toHaveAttribute('aria-hidden', 'true');
      expect(coin).toHaveStyle({ position: 'fixed', pointerEvents: 'none' });
    }
    for (const { onfinish } of flights) onfinish?.();
    expect(coins()).toEqual([]);
  });

  it('are not there for who asked for less motion, nor where no button is known', () => {
    coinBurst(null);
    coinBurst(document.body);
    jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    coinBurst(button);

    expect(coins()).toEqual([]);
  });
});
