/**
 * Part of `pnpm check`: every number that a file cites is defined in docs/requirements.md or docs/money.md, and every link
 * between documents leads somewhere.
 */
import { CATALOGUES, readCatalogue, undefinedIn } from './requirements/catalogue.ts';
import { filesOf, readText } from './requirements/files.ts';
import { brokenLinksIn } from './requirements/links.ts';
import { CommandError, runCommand } from './terminal.mjs';

await runCommand(() => {
  const catalogue = readCatalogue(CATALOGUES.map((file) => readText(file) ?? ''));
  const unknown = filesOf('**/*.{ts,tsx,js,mjs,cjs,md,sql,css,html,json}').flatMap((file) =>
    undefinedIn(file, readText(file) ?? '', catalogue),
  );
  const broken = filesOf('**/*.md').flatMap((file) =>
    brokenLinksIn(file, readText).map((link) => `${file}: ${link} leads nowhere`),
  );
  const problems = [...unknown, ...broken];
  if (problems.length > 0) throw new CommandError(problems.join('\n  '));
});
