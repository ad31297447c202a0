import { payAddress } from './pay-address.ts';

const HERE = 'http://localhost:4000/recharge';

describe('payAddress [R120]', () => {
  it.each([
    ['https://pay.example/1', 'https://pay.example/1'],
    ['/psp/pay/1', 'http://localhost:4000/psp/pay/1'],
    ['http://localhost:4000/psp/pay/1', 'http://localhost:4000/psp/pay/1'],
  ])('follows %s', (url, expected) => {
    expect(payAddress(url, HERE)).toBe(expected);
  });

  it.each([
    'http://pay.example/1',
    '//pay.example/1',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:http://localhost:4000/1',
    'http://',
  ])('does not follow %s', (url) => {
    expect(payAddress(url, HERE)).toBeNull();
  });
});
