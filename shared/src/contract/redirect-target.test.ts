import { redirectTarget } from './index.ts';

const OWN = 'https://aurora.example';
const LISTED = ['https://pay.example', 'http://localhost:4300/'];
const target = (url: string) => redirectTarget(url, OWN, LISTED)?.href;

describe('redirect target', () => {
  it.each([
    ['/psp/pay/1?order=2', 'https://aurora.example/psp/pay/1?order=2'],
    ['https://aurora.example/terms', 'https://aurora.example/terms'],
    ['https://pay.example/checkout?id=a#b', 'https://pay.example/checkout?id=a#b'],
    ['HTTPS://PAY.example:443/x', 'https://pay.example/x'],
    ['http://localhost:4300/game', 'http://localhost:4300/game'],
  ])('[A8] allows %s', (url, href) => {
    expect(target(url)).toBe(href);
  });

  it.each([
    '',
    'https://evil.example/',
    'http://pay.example/',
    'https://pay.example:8443/',
    'https://pay.example.evil.example/',
    'https://user:secret@pay.example/',
    'https://pay.example@evil.example/',
    '//pay.example/x',
    '///pay.example/x',
    'https:///evil.example',
    'https:\\\\pay.example',
    '/\\evil.example',
    '\\\\evil.example',
    ' //evil.example',
    'java\nscript:alert(1)',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://pay.example/1',
    'mailto:a@pay.example',
    'https://pay.example/\u0000',
    'https://[bad',
  ])('[A8] refuses %j', (url) => {
    expect(target(url)).toBeUndefined();
  });

  it('[A8] allows nothing for an origin that cannot be read', () => {
    expect(redirectTarget('https://pay.example/', OWN, ['', 'pay.example', '*', 'null'])).toBeNull();
  });
});
