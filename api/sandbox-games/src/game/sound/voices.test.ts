import { TITLES } from '../../provider/catalogue/titles.ts';
import { voiceOf } from './voices.ts';

it('[G14] every game sounds like its place, with notes that rise', () => {
  for (const { look } of TITLES) {
    const { steps } = voiceOf(look);
    expect([...steps].sort((one, other) => one - other)).toEqual(steps);
  }
  expect(new Set(TITLES.map(({ look }) => voiceOf(look))).size).toBe(10);
});

it('[G14] a look that no game has has no voice', () => {
  expect(() => voiceOf('nowhere')).toThrow('there is no voice for nowhere');
});
