import { nextTask } from './next-task.ts';

const own = Object.getOwnPropertyDescriptor(globalThis, 'scheduler');

afterEach(() => {
  if (own) Object.defineProperty(globalThis, 'scheduler', own);
  else Reflect.deleteProperty(globalThis, 'scheduler');
});

function browserWith(scheduler: object | undefined): void {
  Object.defineProperty(globalThis, 'scheduler', { value: scheduler, configurable: true });
}

describe('a next task', () => {
  it.each([
    { browser: 'no scheduler', scheduler: undefined },
    { browser: 'one that cannot yield', scheduler: {} },
  ])('comes after the work of this one, in a browser with $browser', async ({ scheduler }) => {
    browserWith(scheduler);
    const order: string[] = [];
    setTimeout(() => order.push('what waited'));

    const next = nextTask().then(() => order.push('next'));
    await Promise.resolve();
    order.push('this one');
    await next;

    expect(order).toEqual(['this one', 'what waited', 'next']);
  });

  it('is the browser’s own where it can yield: nothing else of the page comes between', async () => {
    const answer = Promise.resolve();
    browserWith({ yield: () => answer });

    expect(nextTask()).toBe(answer);
    await answer;
  });
});
