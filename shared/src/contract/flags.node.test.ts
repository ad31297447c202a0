import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { languageOf, MESSAGE_SETS } from './languages.ts';

it.each([...MESSAGE_SETS, 'zh_cn'])('[R110] [A1] the language %s has a flag that exists', (value) => {
  const { icon } = languageOf(value);

  expect(icon).toMatch(/^\/assets\//);
  expect(existsSync(fileURLToPath(new URL(`../../${icon.slice(1)}`, import.meta.url)))).toBe(true);
});
