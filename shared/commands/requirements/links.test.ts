import { brokenLinksIn } from './links.ts';

const files: Record<string, string> = {
  'docs/rules.md': '# Rules\n\n## Who may import whom?\n\n- <a id="r1"></a>**R1** One.\n',
  docs: '',
};
const broken = (text: string) =>
  brokenLinksIn('docs/page.md', (file) => ({ ...files, 'docs/page.md': text })[file] ?? null);

it.each([
  '[rules](rules.md)',
  '[folder](../docs)',
  '[number](rules.md#r1)',
  '[heading](rules.md#who-may-import-whom)',
  '# Here\n\n[below](#here)',
  '[elsewhere](https://example.com/missing)',
  '`[R1](missing.md)`',
  '```ts\ncalls[0](missing)\n```',
])('follows %j', (text) => {
  expect(broken(text)).toEqual([]);
});

it.each(['missing.md', '../rules.md', 'rules.md#r2', '#nowhere'])('finds that %s leads nowhere', (target) => {
  expect(broken(`See [there](${target}) and [rules](rules.md).`)).toEqual([target]);
});
