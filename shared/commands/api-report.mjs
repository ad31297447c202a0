/**
 * Part of `pnpm check`: what the facades export and what the platform hands to areas is what the reports in shared/api-report
 * promise under the present version. `pnpm api-report` rewrites them after the version has been raised.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { currentReports } from '../build/api-report/current-reports.ts';
import { judgeReport, parseReport, reportText } from '../build/api-report/judge-report.ts';
import { SHARED_ROOT } from '../build/paths.ts';
import { CommandError, runCommand, say } from './terminal.mjs';

const PLACES = {
  facades: { title: '@mosaico/shared', version: 'shared/package.json' },
  platform: { title: 'platform', version: 'shared/src/contract/version.ts' },
};
const isCheck = process.argv.includes('--check');

await runCommand(() => {
  const problems = Object.entries(currentReports()).flatMap(([name, now]) => {
    const { title, version } = PLACES[name];
    const file = join(SHARED_ROOT, 'api-report', `${name}.txt`);
    const promised = existsSync(file) ? parseReport(readFileSync(file, 'utf8')) : null;
    const judgement = judgeReport(promised, now);
    if (judgement.kind === 'refused')
      return [`${title}: ${judgement.reason} in ${version}, then: pnpm api-report`];
    if (judgement.kind === 'same') return [];
    if (isCheck)
      return [`shared/api-report/${name}.txt is not that of ${title} ${now.version}: pnpm api-report`];
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, reportText(title, now));
    say(`shared/api-report/${name}.txt is that of ${title} ${now.version}`);
    return [];
  });
  if (problems.length > 0) throw new CommandError(problems.join('\n  '));
});
