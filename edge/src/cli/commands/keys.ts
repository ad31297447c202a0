import { readFile, writeFile } from 'node:fs/promises';
import {
  endTeamKey,
  renewKey,
  requireTeamKeys,
  rotateKey,
  trustTeamKey,
  verifyHistory,
} from '../../registry/change-keys.ts';
import { readStore } from '../../registry/registry.ts';
import { RegistryError } from '../../registry/registry-error.ts';
import { newKeyText, publicKeyOf, signingKey } from '../../registry/signing.ts';
import { UsageError } from '../arguments/usage-error.ts';
import { type Arguments } from '../arguments/arguments.ts';
import { sayKeys } from '../speech/say-history.ts';
import { authorOf, type Outcome } from './outcome.ts';

/** How many words follow each; no word: the list. */
const WORDS: Readonly<Record<string, number>> = {
  rotate: 0,
  renew: 0,
  new: 1,
  trust: 1,
  retire: 1,
  revoke: 1,
  require: 0,
  optional: 0,
};

/** Who signs the history and the releases. */
export async function keys(registry: string, given: Arguments): Promise<Outcome> {
  const [word, ...rest] = given.words;
  const [name = ''] = rest;
  if (word !== undefined && (!Object.hasOwn(WORDS, word) || WORDS[word] !== rest.length))
    throw new UsageError(`keys takes ${Object.keys(WORDS).join(', ')}, or nothing`);
  if (word === 'new') return await newTeamKey(name);
  if (word !== undefined) await change(registry, word, name, given);
  const { firstKey, key, restarts } = await verifyHistory(registry);
  const { teamKeys, onlyTeams } = await readStore(registry);
  const data = { firstKey, key, restarts, teamKeys, onlyTeams };
  return { text: sayKeys(data), data, ok: true };
}

async function change(registry: string, word: string, name: string, given: Arguments): Promise<void> {
  const author = authorOf(given);
  if (word === 'rotate') await rotateKey(registry, author);
  if (word === 'renew') await renewKey(registry, author);
  if (word === 'retire') await endTeamKey(registry, name, 'retired', author);
  if (word === 'revoke') await endTeamKey(registry, name, 'revoked', author);
  if (word === 'require' || word === 'optional') await requireTeamKeys(registry, word === 'require', author);
  if (word === 'trust') {
    const { team, areas } = given;
    if (team === undefined || areas.length === 0)
      throw new UsageError('keys trust needs --team <name> and --areas <areas>, or all');
    await trustTeamKey(registry, { team, areas: [...areas], publicKey: await publicKeyIn(name) }, author);
  }
}

async function publicKeyIn(keyOrFile: string): Promise<string> {
  const text = await readFile(keyOrFile, 'utf8').catch(() => keyOrFile);
  const publicKey = publicKeyOf(text);
  if (publicKey !== null) return publicKey;
  throw new RegistryError(`${keyOrFile} is no public ed25519 key, and no file with one`);
}

/** The private half is written where only its owner reads it, and nowhere else. */
async function newTeamKey(path: string): Promise<Outcome> {
  const text = newKeyText();
  const { id, publicKey } = signingKey(text);
  await writeFile(path, text, { flag: 'wx', mode: 0o600 });
  const said = `${publicKey}\nThe public half of key ${id}; the private one is in ${path}.`;
  return { text: said, data: { id, publicKey, file: path }, ok: true };
}
