import { endPreview, startPreview } from '../../registry/change-preview.ts';
import { readStore } from '../../registry/registry.ts';
import { runningPreviews, type Preview } from '../../registry/preview.ts';
import { previewToken } from '../../registry/preview-token.ts';
import { sharedKey } from '../../server/loop/shared-key.ts';
import { PREVIEW_PATH } from '../../server/paths.ts';
import type { Arguments } from '../arguments/arguments.ts';
import { sayEndedPreview, sayPreview, sayPreviews } from '../speech/say-preview.ts';
import { authorOf, type Outcome } from './outcome.ts';

const HOUR_MS = 3_600_000;

/** Shows one version that is not live to whoever gets the address, ends that, or says what is shown. */
export async function preview(registry: string, given: Arguments): Promise<Outcome> {
  const wanted = given.preview;
  if (wanted.kind === 'list') return await list(registry);
  const author = authorOf(given);
  if (wanted.kind === 'end') {
    const ended = await endPreview(registry, wanted, author);
    return { text: sayEndedPreview(wanted.id, ended), data: { id: wanted.id, ...ended }, ok: true };
  }
  const { area, version, local, site, hours } = wanted;
  const expiresAt = new Date(Date.parse(author.at) + hours * HOUR_MS).toISOString();
  const { environment } = given;
  const key = await sharedKey(registry);
  const what = { area, version, ...(local === undefined ? {} : { local }) };
  const started = await startPreview(registry, { ...what, environment, site, expiresAt }, author);
  const address = addressOf(previewToken(key, started.id, started.preview), started.preview);
  return {
    text: sayPreview(started.id, started.preview, address),
    data: { id: started.id, address, ...started.preview },
    ok: true,
  };
}

async function list(registry: string): Promise<Outcome> {
  const { previews } = await readStore(registry);
  const running = runningPreviews(previews, Date.now());
  const data = Object.entries(running).map(([id, one]) => ({ id, ...one }));
  return { text: sayPreviews(data), data, ok: true };
}

/** What stands behind # never leaves the browser: no server and no log sees the token in an address. */
function addressOf(token: string, { site }: Preview): string {
  return `https://${site}${PREVIEW_PATH}#${token}`;
}
