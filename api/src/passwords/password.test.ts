import { CHEAP } from '../../testing/cheap-hashes.ts';
import { seededRandom } from '../start/seed/seeded-random.ts';
import { OWASP_COST, hashAtCost, hashPassword, isPassword } from './password.ts';

const random = seededRandom('hash');

afterEach(() => hashAtCost(CHEAP));

describe('password hashes', () => {
  it('[R169] take what OWASP asks for at least, and say so', async () => {
    hashAtCost(OWASP_COST);

    const hash = await hashPassword('segredo123', random);

    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await isPassword('segredo123', hash)).toBe(true);
    expect(await isPassword('segredo124', hash)).toBe(false);
  });

  it('of a lower cost stay valid when the cost is raised', async () => {
    const before = await hashPassword('segredo123', random);

    hashAtCost({ memory: 64, passes: 2, parallelism: 1 });

    expect(await isPassword('segredo123', before)).toBe(true);
    expect(await isPassword('segredo124', before)).toBe(false);
    expect(await hashPassword('segredo123', random)).toContain('$m=64,t=2,p=1$');
  });

  it('differ for the same password, and read its letters in any form of Unicode', async () => {
    const hash = await hashPassword('maçã-2026', random);

    expect(await hashPassword('maçã-2026', random)).not.toBe(hash);
    expect(await isPassword('maçã-2026'.normalize('NFD'), hash)).toBe(true);
  });

  it('[R169] without an account or not readable fit no password', async () => {
    for (const hash of [
      null,
      '',
      '$2b$12$abc',
      `$argon2id$v=19$m=8,t=1,p=1$${'A'.repeat(43)}`,
      `$argon2id$v=19$m=8,t=1,p=1$${'A'.repeat(22)}$short`,
    ])
      expect(await isPassword('', hash)).toBe(false);
  });
});
