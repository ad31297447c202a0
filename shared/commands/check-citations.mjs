/**
 * Part of `pnpm check`: every number that a file cites is defined in docs/requirements.md or docs/money.md, and every link
 * between documents leads somewhere.
 */
import { CATALOGUES, readCatalogue } from './requirements/catalogue.ts';
import { citationProblemsIn } from './requirements/citation-problems.ts';
import { filesOf, readText } from './requirements/files.ts';
import { brokenLinksIn } from './requirements/links.ts';
import { CommandError, runCommand } from './terminal.mjs';

await runCommand(() => {
  const catalogue = readCatalogue(CATALOGUES.map((file) => readText(file) ?? ''));
  const citations = filesOf('**/*.{ts,tsx,js,mjs,cjs,md,sql,css,html,json}').flatMap((file) =>
    citationProblemsIn(file, readText(file) ?? '', catalogue),
  );
  const broken = filesOf('**/*.md').flatMap((file) =>
    brokenLinksIn(file, readText).map((link) => `${file}: ${link} leads nowhere`),
  );
  const problems = [...citations, ...broken];
  if (problems.length > 0) throw new CommandError(problems.join('\n  '));
});
