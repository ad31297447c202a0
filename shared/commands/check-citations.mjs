/**
 * Part of `pnpm check`: every number that a file cites is defined in docs/requirements.md or docs/money.md, every link
 * between documents leads somewhere, and every invariant of docs/money.md is named by a title in each file of tests that it names.
 */
import { unprovenClaims } from './requirements/claimed-proofs.ts';
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
  const claims = CATALOGUES.flatMap((file) =>
    unprovenClaims(file, readCatalogue([readText(file) ?? '']), readText),
  );
  const problems = [...citations, ...broken, ...claims];
  if (problems.length > 0) throw new CommandError(problems.join('\n  '));
});
