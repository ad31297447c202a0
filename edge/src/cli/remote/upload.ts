import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { RELEASE_FILE } from '@mosaico/shared/contract';
import { readBuild } from '../../registry/publish.ts';
import { RegistryError } from '../../registry/registry-error.ts';
import { readSignature, SIGNATURE_FILE, signRelease } from '../../registry/signature.ts';
import type { SigningKey } from '../../registry/signing.ts';
import { readDocument } from '../../registry/release-store.ts';
import { RemoteRefusal, type Call } from './client.ts';

const CHUNK_BYTES = 1024 * 1024;
/** How often a part that another call was faster with is looked at anew. */
const TRIES = 8;

const uploadSchema = z.object({
  id: z.string(),
  isPublished: z.boolean(),
  files: z.array(z.object({ path: z.string(), bytes: z.number(), received: z.number() })),
});
const publishedSchema = z.object({
  area: z.string(),
  version: z.string(),
  isNew: z.boolean(),
  files: z.number(),
  totalBytes: z.number(),
});
export type Published = z.infer<typeof publishedSchema>;

/** Uploads a build and has it published. What an interrupted upload has brought already is not sent again. */
export async function publishRemotely(
  call: Call,
  folder: string,
  area: string,
  signer?: SigningKey,
): Promise<Published> {
  const release = await readBuild(folder);
  if (release.area !== area) throw new RegistryError(`${folder} holds ${release.area}, not ${area}`);
  const document = await readDocument(join(folder, RELEASE_FILE));
  const own = await readSignature(folder);
  if (own === 'damaged') throw new RegistryError(`${SIGNATURE_FILE} in ${folder} is damaged`);
  const signature = own ?? (signer && signRelease(document, signer));
  const json = {
    body: JSON.stringify({ document, ...(signature ? { signature } : {}) }),
    headers: { 'content-type': 'application/json' },
  };
  for (let attempt = 1; ; attempt += 1) {
    const upload = await call('POST', '/v1/uploads', uploadSchema, json);
    if (upload.isPublished) {
      const totalBytes = release.files.reduce((sum, { bytes }) => sum + bytes, 0);
      return { area, version: release.version, isNew: false, files: release.files.length, totalBytes };
    }
    try {
      for (const [index, file] of upload.files.entries()) await send(call, folder, upload.id, index, file);
      return await call('POST', `/v1/uploads/${upload.id}/publish`, publishedSchema);
    } catch (error) {
      // Another call at the same upload, or its end: looked at anew.
      const isPassing = error instanceof RemoteRefusal && [404, 409].includes(error.status);
      if (!isPassing || attempt >= TRIES) throw error;
      await pause(150 * attempt);
    }
  }
}

async function send(
  call: Call,
  folder: string,
  id: string,
  index: number,
  { path, bytes, received }: z.infer<typeof uploadSchema>['files'][number],
): Promise<void> {
  if (received >= bytes) return;
  const file = await open(join(folder, path)).catch(() => {
    throw new RegistryError(`${path} is missing`);
  });
  try {
    for (let start = received; start < bytes; start += CHUNK_BYTES) {
      const wanted = new Uint8Array(Math.min(CHUNK_BYTES, bytes - start));
      const { bytesRead } = await file.read(wanted, 0, wanted.length, start);
      if (bytesRead < wanted.length) throw new RegistryError(`${path} was altered after the build`);
      await call('PUT', `/v1/uploads/${id}/files/${index}`, z.object({ received: z.number() }), {
        body: wanted,
        headers: {
          'content-type': 'application/octet-stream',
          'content-range': `bytes ${start}-${start + wanted.length - 1}/${bytes}`,
        },
      });
    }
  } finally {
    await file.close();
  }
}
