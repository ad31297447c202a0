import { returnPath } from './return-path.ts';

describe('return path', () => {
  it('[A22] leads back to a path of this site', () => {
    expect(returnPath('?redirect=%2Frecharge%3Famount%3D50')).toBe('/recharge?amount=50');
  });

  it.each([
    '',
    '?redirect=',
    '?redirect=https://evil.example',
    '?redirect=//evil.example',
    '?redirect=/%5Cevil.example',
    '?redirect=javascript:alert(1)',
    '?redirect=/%09/evil.example',
    '?redirect=%2F%2Fevil.example',
    '?redirect=recharge',
  ])('[A22] leads to the start for %j', (search) => {
    expect(returnPath(search)).toBe('/');
  });
});
