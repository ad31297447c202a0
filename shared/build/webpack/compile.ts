import type { Compilation, Configuration } from 'webpack';
import { webpack } from './webpack.ts';

/**
 * Runs one webpack compilation to its end.
 * @returns the finished compilation
 * @throws Error with webpack's own messages when there is an error or a warning
 */
export async function compile(config: Configuration): Promise<Compilation> {
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack refused the configuration');
  const compilation = await new Promise<Compilation>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || !stats) return reject(error ?? new Error('webpack gave no result'));
      if (!stats.hasErrors() && !stats.hasWarnings()) return resolve(stats.compilation);
      reject(new Error(stats.toString({ preset: 'errors-warnings', colors: false })));
    });
  });
  await new Promise<void>((resolve, reject) =>
    compiler.close((error) => (error ? reject(error) : resolve())),
  );
  return compilation;
}
