import { parseDeclaration } from './declaration.ts';

const declaration = {
  area: 'games',
  platform: '^1.0.0',
  routes: [{ path: '/', title: { en: 'Games', zh: '游戏' } }],
};

describe('parseDeclaration', () => {
  it('fills what a declaration may leave out', () => {
    expect(parseDeclaration(JSON.stringify(declaration), 'games')).toMatchObject({
      routes: [{ frame: 'main', skeleton: 'detail', data: [] }],
      navigation: [],
      slots: [],
    });
  });

  it('names the wrong field and says why', () => {
    const wrong = {
      ...declaration,
      routes: [{ path: 'recharge/:id', title: { en: 'Recharge', zh: '充值' } }],
    };

    expect(() => parseDeclaration(JSON.stringify(wrong), 'games')).toThrow(
      /area\.json is wrong:[^]*a route is an absolute path without parameters[^]*routes\[0\]\.path/,
    );
  });

  it('refuses a field that the contract does not know', () => {
    expect(() => parseDeclaration(JSON.stringify({ ...declaration, titel: 'x' }), 'games')).toThrow(/titel/);
  });

  it('refuses the name of another area', () => {
    expect(() => parseDeclaration(JSON.stringify(declaration), 'wallet')).toThrow(
      'area.json declares the area "games", but its folder is that of "wallet"',
    );
  });

  it('says that the text is not JSON', () => {
    expect(() => parseDeclaration('{', 'games')).toThrow(/area\.json is not JSON/);
  });
});
