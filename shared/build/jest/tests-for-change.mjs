/** Files that decide how every test runs, or which libraries it runs with. */
const FOR_ALL =
  /^(?:pnpm-lock\.yaml|pnpm-workspace\.yaml|package\.json|jest\.config\.mjs|tsconfig\.json|shared\/build\/jest\/)/;

/**
 * What jest does not see, because no import leads there: by the path of a changed file, the tests that read it otherwise.
 */
const READ_OTHERWISE = [
  { changed: /^api\/(?:migrations|testing)\//, tests: 'api/' },
  { changed: /(?:^|\/)area\.json$|^[^/]+\/package\.json$/, tests: 'shared/build/' },
  { changed: /(?:^|\/)messages\/[^/]+\.json$/, tests: 'shared/src/testing/' },
  { changed: /^(?:shared|shell|mf-[^/]+)\/(?!.*\.test\.)/, tests: 'shared/build/version/' },
  { changed: /^e2e\/fixtures\/mf-sample\//, tests: 'shared/build/new-area/' },
];

/**
 * The runs of jest that a change asks for.
 *
 * @param {readonly string[]} changed workspace paths
 * @returns {{ title: string, args: string[] }[]}
 */
export function testsForChange(changed) {
  if (changed.some((file) => FOR_ALL.test(file))) return [{ title: 'All unit and API tests', args: [] }];
  const readers = READ_OTHERWISE.filter((rule) => changed.some((file) => rule.changed.test(file)));
  const related = { title: 'Tests that import what changed', args: ['--findRelatedTests', ...changed] };
  const others = { title: 'Tests that read what changed', args: readers.map(({ tests }) => tests) };
  return readers.length > 0 ? [related, others] : [related];
}
