import { createHash, createHmac } from 'node:crypto';
import { commitmentOf, drawsOf } from './draws.ts';

const SEEDS = { serverSeed: 'um segredo çã', clientSeed: 'minha-sorte', nonce: 7 };

describe('provably fair draws', () => {
  it('[G14] commits to the SHA-256 of the server seed', () => {
    expect(commitmentOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(commitmentOf(SEEDS.serverSeed)).toBe(createHash('sha256').update(SEEDS.serverSeed).digest('hex'));
  });

  it('[G14] equal one worked out by hand', () => {
    // printf 'client:0:0' | openssl dgst -sha256 -hmac server
    expect(drawsOf({ serverSeed: 'server', clientSeed: 'client', nonce: 0 })(1_000_000)).toBe(
      Math.floor(0xe0d8048b / 4_294),
    );
  });

  it('[G14] are what any other HMAC-SHA256 gives for seeds, nonce and number of the draw', () => {
    const draw = drawsOf(SEEDS);

    const drawn = Array.from({ length: 50 }, () => draw(2 ** 32));

    expect(drawn).toEqual(
      Array.from({ length: 50 }, (_, cursor) =>
        createHmac('sha256', SEEDS.serverSeed).update(`minha-sorte:7:${cursor}`).digest().readUInt32BE(0),
      ),
    );
  });

  it('[G14] skip what would make small results likelier', () => {
    const below = 3_000_000_000;
    const values = Array.from({ length: 200 }, (_, cursor) =>
      createHmac('sha256', SEEDS.serverSeed).update(`minha-sorte:7:${cursor}`).digest().readUInt32BE(0),
    ).filter((value) => value < below);
    const draw = drawsOf(SEEDS);

    expect(values.length).toBeLessThan(200);
    expect(values.slice(0, 100)).toEqual(Array.from({ length: 100 }, () => draw(below)));
  });
});
