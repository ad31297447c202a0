/**
 * pnpm pictures: takes the pictures of the README anew, in docs/pictures, on a site of their own with seeded members, at a fixed
 * time and without motion.
 *
 *     --screens all          instead: every main screen at 320, 390, 768, 1280 and 1920 px, in .mosaico/pictures, to look at;
 *                            or some of them, such as home,deposit; or wallet, promotions, account or agency, every state of their screens
 *     --film                 instead: a spin of the lottery wheel frame by frame, with motion and with less
 *     --widths 320,390       at these widths only
 *     --language th          in this language
 *     --host mare.localhost  of the second site
 *     --forced-colours       in the browser's colours alone
 *     --text 200             with texts of twice the size
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { onOwnSite } from './own-site.mjs';
import { run } from './processes.mjs';
import { ROOT, ensureHome, projectNode } from './setup.mjs';
import { elapsed, runCommand, say } from './terminal.mjs';

await runCommand(async () => {
  const args = process.argv.slice(2);
  const isSurvey = args.some((arg) => arg.startsWith('--screens') || arg === '--film');
  const folder = isSurvey ? path.join(ensureHome(), 'pictures') : path.join(ROOT, 'docs/pictures');
  mkdirSync(folder, { recursive: true });
  const clock = pathToFileURL(path.join(ROOT, 'e2e/pictures/server-time.ts'));
  await onOwnSite({ NODE_OPTIONS: `--import=${clock.href}` }, (env) =>
    run(projectNode(), ['e2e/pictures/run.ts', ...args], {
      cwd: ROOT,
      env: { ...env, PICTURES_FOLDER: folder },
      title: 'Taking the pictures',
    }),
  );
  say(`\n${folder}: finished in ${elapsed()}`);
});
