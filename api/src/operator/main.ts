import { readFile } from 'node:fs/promises';
import { withSecretFiles } from '@mosaico/shared/server';
import { systemRandom } from '../runtime/random.ts';
import { runOperator } from './run-operator.ts';

/** `pnpm operator`: what people who work for the installation do, with a key of their own. See docs/operations.md. */
const read = withSecretFiles(process.env, ['OPERATOR_KEY']);
const result =
  'wrong' in read
    ? { exitCode: 2, output: '', error: read.wrong }
    : await runOperator(process.argv.slice(2), {
        env: read.env,
        fetch,
        random: systemRandom,
        readFile: (path) => readFile(path, 'utf8'),
      });
if (result.output) process.stdout.write(`${result.output}\n`);
if (result.error) process.stderr.write(`operator: ${result.error}\n`);
process.exitCode = result.exitCode;
