import { Subject } from 'rxjs';
import { afterFirstArea } from './after-first-area.ts';

const subjects = { 'area.ready': new Subject<never>(), 'area.failed': new Subject<never>() };
let past: { name: string }[] = [];
const bus = {
  on: (name: string) => subjects[name as keyof typeof subjects],
  recent: () => past,
} as unknown as Parameters<typeof afterFirstArea>[0];

beforeEach(() => {
  past = [];
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it.each(['area.ready', 'area.failed'] as const)('[R23] waits for %s, and for a quiet moment', (event) => {
  const work = jest.fn();
  afterFirstArea(bus, work);
  jest.advanceTimersByTime(2_000);

  expect(work).not.toHaveBeenCalled();
  subjects[event].next(undefined as never);
  jest.advanceTimersByTime(3_000);
  expect(work).toHaveBeenCalledTimes(1);
});

it('[R23] waits five seconds on a page without an area', () => {
  const work = jest.fn();
  afterFirstArea(bus, work);

  jest.advanceTimersByTime(9_000);

  expect(work).toHaveBeenCalledTimes(1);
});

it('waits only for a quiet moment when the first screen is there already', () => {
  const work = jest.fn();
  past = [{ name: 'area.ready' }];
  afterFirstArea(bus, work);

  jest.advanceTimersByTime(1_000);

  expect(work).toHaveBeenCalledTimes(1);
});

it('runs eager work at once when the first screen is there, not before', () => {
  const work = jest.fn();
  afterFirstArea(bus, work, { isEager: true });
  jest.advanceTimersByTime(2_000);
  expect(work).not.toHaveBeenCalled();

  subjects['area.ready'].next(undefined as never);

  expect(work).toHaveBeenCalledTimes(1);
});

it('can be called off at any time', () => {
  const work = jest.fn();
  const early = afterFirstArea(bus, work);
  const late = afterFirstArea(bus, work);

  early();
  subjects['area.ready'].next(undefined as never);
  late();
  jest.advanceTimersByTime(20_000);

  expect(work).not.toHaveBeenCalled();
});
