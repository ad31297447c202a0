import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { MESSAGE_SETS, type MessageSet } from '../../src/contract/languages.ts';
import type { BuildOptions } from './base.ts';
import { compile } from './compile.ts';
import { frameConfig } from './frame-config.ts';
import { framePath } from './frames-in.ts';

/** What the shell's src/frame/frame.tsx exports. */
interface FrameModule {
  /** Markup of the empty frame in this language: `<style data-frame>…</style><div …>…</div>`. */
  readonly renderFrame: (set: MessageSet) => string;
}

/**
 * Renders the shell's static first paint of every message set into `frames/<set>.html` of the release.
 * @returns paths of the files that were read for it
 */
export async function renderFrames(dir: string, options: BuildOptions): Promise<Iterable<string>> {
  const rendererDir = `${options.outputDir}-frame`;
  try {
    const { fileDependencies } = await compile(frameConfig(dir, { ...options, outputDir: rendererDir }));
    const { renderFrame } = createRequire(import.meta.url)(join(rendererDir, 'frame.cjs')) as FrameModule;
    mkdirSync(join(options.outputDir, 'frames'), { recursive: true });
    for (const set of MESSAGE_SETS) writeFrame(options.outputDir, set, renderFrame(set));
    return fileDependencies;
  } finally {
    rmSync(rendererDir, { recursive: true, force: true });
  }
}

function writeFrame(outputDir: string, set: MessageSet, markup: string): void {
  checkFrame(markup);
  writeFileSync(join(outputDir, framePath(set)), markup);
}

/**
 * The edge puts its nonce into `<style data-frame>`; any other inline style or script breaks the page's policy.
 * @throws Error that names the first such tag
 */
export function checkFrame(markup: string): void {
  const [foreign] =
    markup.match(/<(?:script\b|style\b(?! data-frame[\s=>])|[a-z][^>]*\s(?:style|on[a-z]+)=)[^>]*>/g) ?? [];
  if (foreign) throw new Error(`the frame holds ${foreign}: only <style data-frame> is allowed`);
}
