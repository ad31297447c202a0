import { keepAddresses } from './forwarded-addresses.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7, 10.0.0.2', '203.0.113.7, 10.0.0.2'],
  ['203.0.113.7:4711, [2001:db8::1]:443', '203.0.113.7, 2001:db8::1'],
  ['<script>alert(1)</script>', undefined],
  ['x'.repeat(6_000), undefined],
  ['203.0.113.7, unknown', undefined],
  ['unknown, 203.0.113.7', '203.0.113.7'],
  ['fe80::1%eth0', undefined],
  ['', undefined],
])('of the forwarded addresses %j there remain %j', (given, kept) => {
  const headers = { 'x-forwarded-for': given };

  keepAddresses(headers);

  expect(headers['x-forwarded-for']).toBe(kept);
});
