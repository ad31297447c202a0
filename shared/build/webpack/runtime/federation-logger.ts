type Level = 'debug' | 'error' | 'info' | 'log' | 'warn';

/**
 * What the federation runtime has to say goes to the console, under its prefix. In place of the logger of `@module-federation/sdk`, which the
 * shell and every entry of an area would carry, with other outputs and its own traces of calls.
 */
export function createLogger(prefix: string): Record<Level, (...words: unknown[]) => void> {
  const to = (level: Level) => console[level].bind(console, prefix);
  return { debug: () => undefined, error: to('error'), info: to('info'), log: to('log'), warn: to('warn') };
}
export const logger = createLogger('[ Module Federation ]');

/** What the library exports besides, for plugins of bundlers. Nothing in a page uses it. */
export const infrastructureLogger = null;
export function createInfrastructureLogger(): void {}
export function bindLoggerToCompiler(): void {}
