import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { areaDeclarationSchema, type AreaDeclaration } from '../../src/contract/area.ts';
import { IS_INSTALLED } from '../paths.ts';
import { areaNameOf } from '../workspace.mjs';

const DECLARATION_FILE = 'area.json';

/**
 * Reads and checks `area.json` of the package in `dir`.
 * @throws Error that says which field is wrong and why
 */
export function readDeclaration(dir: string): AreaDeclaration {
  const path = join(dir, DECLARATION_FILE);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new Error(`${path} is missing: every area declares itself there`);
  }
  return parseDeclaration(text, IS_INSTALLED ? null : areaNameOf(dir));
}

/**
 * @param expectedArea null where the folder says nothing of the name
 * @throws Error that names each wrong field; also when the declared name is not the folder's
 */
export function parseDeclaration(text: string, expectedArea: string | null): AreaDeclaration {
  const result = areaDeclarationSchema.safeParse(parseJson(text));
  if (!result.success) throw new Error(`${DECLARATION_FILE} is wrong:\n${z.prettifyError(result.error)}`);
  const { area } = result.data;
  if (expectedArea !== null && area !== expectedArea) {
    throw new Error(
      `${DECLARATION_FILE} declares the area "${area}", but its folder is that of "${expectedArea}"`,
    );
  }
  return result.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${DECLARATION_FILE} is not JSON: ${(error as Error).message}`, { cause: error });
  }
}
