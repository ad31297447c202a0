import { QueryObserver } from '@tanstack/react-query';
import { aUser, fakePlatform } from '../testing/index.ts';
import { asServed, createQueryClient, followSession } from './queries.ts';

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
  it('are fresh for a quarter of a minute, and those that came with the page until a slow device has taken it over', () => {
    const client = createQueryClient();
    const isStaleAfter = (seconds: number, isServed: boolean) => {
      client.setQueryData(['answer'], 'an answer');
      const query = client.getQueryCache().find({ queryKey: ['answer'] });
      if (!query) throw new Error('there is no answer');
      const state = isServed ? asServed(query.state) : query.state;
      query.setState({ ...state, dataUpdatedAt: state.dataUpdatedAt - seconds * 1_000 });
      return new QueryObserver(client, { queryKey: ['answer'] }).getCurrentResult().isStale;
    };

    expect([isStaleAfter(14, false), isStaleAfter(16, false)]).toEqual([false, true]);
    expect([isStaleAfter(59, true), isStaleAfter(61, true)]).toEqual([false, true]);
    client.clear();
  });

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
