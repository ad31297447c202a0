import { QueryObserver } from '@tanstack/react-query';
import { aUser, fakePlatform } from '../testing/index.ts';
import { createQueryClient, followSession } from './queries.ts';

/** A cache with two answers that screens show, one of which came with the page; counts what is asked for. */
function watched() {
  const client = createQueryClient();
  const asked: string[] = [];
  for (const name of ['served', 'own']) {
    client.setQueryData([name], 'an answer');
    const queryFn = () => {
      asked.push(name);
      return Promise.resolve('another answer');
    };
    new QueryObserver(client, { queryKey: [name], queryFn }).subscribe(() => undefined);
  }
  const hash = client.getQueryCache().find({ queryKey: ['served'] })?.queryHash ?? '';
  return { client, asked, servedHashes: new Set([hash]) };
}

describe('the answers of an area', () => {
  it('are asked for anew when a session begins, except what came with the page and is the same for all', () => {
    const { client, asked, servedHashes } = watched();
    const platform = fakePlatform();
    const stop = followSession(client, platform, servedHashes);

    platform.setUser(aUser());

    expect(asked).toEqual(['own']);
    stop();
    client.clear();
  });

  it('are forgotten when it ends, those that came with the page too', () => {
    const { client, servedHashes } = watched();
    const platform = fakePlatform({ user: aUser() });
    const stop = followSession(client, platform, servedHashes);

    platform.setUser(null);

    expect(client.getQueryCache().getAll()).toEqual([]);
    expect(servedHashes.size).toBe(0);
    stop();
  });
});
