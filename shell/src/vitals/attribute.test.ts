import { firstOrigin, originOf } from './attribute.ts';

const map = { shell: '2.0.0' };
const games = { area: 'games', version: '1.0.0' };

beforeEach(() => {
  document.body.innerHTML = `
    <header><b id="bar">x</b><i data-area="wallet" data-version="3.0.0"><u id="balance">y</u></i></header>
    <main><div data-area="games" data-version="1.0.0"><p id="lobby">z</p></div></main>`;
});
const find = (id: string) => document.getElementById(id);

describe('whose a measured element is', () => {
  it('[G62] is the area of its parcel, else the shell', () => {
    expect(originOf(find('lobby'), games, map)).toEqual(games);
    expect(originOf(find('lobby')?.firstChild, games, map)).toEqual(games);
    expect(originOf(find('balance'), games, map)).toEqual({ area: 'wallet', version: '3.0.0' });
    expect(originOf(find('bar'), games, map)).toEqual({ area: 'shell', version: '2.0.0' });
  });

  it('[G62] is the area that the page was opened with, when the element has left the page', () => {
    const lobby = find('lobby');
    lobby?.remove();

    expect(originOf(lobby, firstOrigin(document), map)).toEqual(games);
    expect(originOf(null, games, map)).toEqual(games);
    expect(originOf(null, null, map)).toEqual({ area: 'shell', version: '2.0.0' });
  });
});
