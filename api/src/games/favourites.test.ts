import { useGameWorld } from '../../testing/game-world.ts';

const world = useGameWorld();

function follow(action: 'set' | 'delete', game_id: number, key: string) {
  return world.call(`POST /api/games/follow/${action}`, {
    body: { game_id, member_id: world.member.id },
    headers: { 'idempotency-key': key },
  });
}

const favourites = async () => {
  const { body } = await world.call('POST /api/games/follow', { query: { member_id: world.member.id } });
  return body.data.map(({ game_id }) => game_id);
};

describe('a favourite that is sent again', () => {
  it('[G27] is not added anew when it was removed meanwhile', async () => {
    await follow('set', 1, 'add');
    await follow('delete', 1, 'remove');

    expect((await follow('set', 1, 'add')).status).toBe(200);
    expect(await favourites()).toEqual([]);
  });

  it('[G27] is refused for another game under the same key, and changes nothing', async () => {
    await follow('set', 2, 'one');

    const { status, body } = await follow('set', 3, 'one');

    expect([status, body.error]).toEqual([409, 'idempotency_conflict']);
    expect(await favourites()).toEqual([2]);
  });
});
