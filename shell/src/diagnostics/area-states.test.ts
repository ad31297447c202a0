import { anArea, aRelease } from '../testing/an-area.ts';
import type { BusEvent } from '../platform/bus.ts';
import { areaStatesOf } from './area-states.ts';
import { publicPayload, reportOf } from './report.ts';

const wallet = anArea({ lastKnownGood: aRelease('0.9.0-b00000009') });
const map = { revision: 4, shell: '0.1.0-b0000000a', areas: [wallet] };
const event = (name: BusEvent['name'], payload: object, at = 0): BusEvent => ({ name, payload, at });
const ready = event('area.ready', { area: 'wallet', version: wallet.version, durationMs: 41.6 });

describe('the composition [R73]', () => {
  it('says of each area its version, its way back, where it came from and what it needs', () => {
    expect(areaStatesOf(map, [], () => false)).toEqual([
      {
        area: 'wallet',
        version: '1.0.0-b00000001',
        lastKnownGood: '0.9.0-b00000009',
        source: '/releases/wallet/1.0.0-b00000001/remoteEntry.js',
        platform: '^1.0.0',
        routes: ['/recharge'],
        state: 'not loaded',
        detail: '',
      },
    ]);
  });

  it.each([
    ['loaded', [], true, ''],
    ['ready', [ready], true, '42 ms'],
    [
      'failed',
      [
        ready,
        event('area.failed', {
          area: 'wallet',
          version: wallet.version,
          stage: 'render',
          reference: 'K7PX-29MD',
        }),
      ],
      true,
      'render K7PX-29MD',
    ],
    [
      'ready',
      [event('area.ready', { area: 'wallet', version: '0.9.0-b00000009', durationMs: 10 })],
      true,
      '0.9.0-b00000009: 10 ms',
    ],
    ['not loaded', [event('area.ready', { area: 'games', version: '1.0.0', durationMs: 10 })], false, ''],
  ] as const)('says that an area is %s', (state, events, isLoaded, detail) => {
    expect(areaStatesOf(map, events, () => isLoaded)[0]).toMatchObject({ state, detail });
  });

  it('names a developer’s own server as the source', () => {
    const [area] = areaStatesOf({ ...map, areas: [{ ...wallet, dev: true }] }, [], () => false);

    expect(area?.source).toContain('developer');
  });
});

describe('the report', () => {
  const facts = {
    site: 'demo',
    host: 'localhost',
    platform: '2.0.0',
    shell: '0.1.0',
    revision: 4,
    language: 'en',
    features: ['diagnostics'],
    isMember: true,
    browser: 'Test',
  };

  it('holds nothing of a person or of their money', () => {
    const events = [
      event('session.started', { memberId: 4711 }),
      event('wallet.deposit-paid', {
        orderNo: 'R20261121A',
        amountCentavos: 123456,
        at: '2026-11-21T10:00:00Z',
      }),
      event('account.notification-received', { notificationId: 90210 }),
    ];

    const report = reportOf(
      facts,
      areaStatesOf(map, events, () => true),
      events,
      new Date(0),
    );

    expect(report).toContain('session.started');
    for (const personal of ['4711', 'R20261121A', '123456', '90210']) expect(report).not.toContain(personal);
  });

  it('holds what support needs', () => {
    const report = reportOf(
      facts,
      areaStatesOf(map, [ready], () => true),
      [ready],
      new Date(0),
    );

    expect(report).toContain('wallet 1.0.0-b00000001');
    expect(report).toContain('"durationMs":41.6');
    expect(report).toContain('revision: 4');
  });

  it('keeps back every field that nobody has judged', () => {
    expect(publicPayload({ area: 'games', somethingNew: 'secret' })).toEqual({
      area: 'games',
      somethingNew: '(kept back)',
    });
    expect(publicPayload(null)).toEqual({});
  });
});
