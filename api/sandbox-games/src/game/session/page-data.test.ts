import { pageData } from './page-data.ts';

describe('what the page of a game says to its script', () => {
  it('is a game that is open', () => {
    const open = {
      session: 's',
      parent: 'https://site.example',
      engine: 'dice',
      look: 'orla',
      name: 'Dados',
    };

    expect(pageData({ ...open, language: 'pt' })).toEqual({ ...open, language: 'pt' });
  });

  it('is a token that is still to be exchanged', () => {
    expect(pageData({ language: 'pt', launch: 'token' })).toEqual({ language: 'pt', launch: 'token' });
  });

  it('is a game that plays by itself', () => {
    expect(pageData({ language: 'pt', demo: 'dice-001' })).toEqual({ language: 'pt', demo: 'dice-001' });
  });

  it('is that its session is over', () => {
    expect(pageData({ language: 'pt', failure: 'session' })).toEqual({ language: 'pt', failure: 'session' });
  });
});
