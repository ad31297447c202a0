import { telemetrySchema, type TelemetryBatch } from '@mosaico/shared/contract';
import { scrub } from './scrub.ts';
import { createTelemetry } from './telemetry.ts';

function setUp() {
  const batches: TelemetryBatch[] = [];
  const telemetry = createTelemetry({
    shellVersion: '0.1.0-b0',
    from: () => ({ view: 'a-view', set: 'shell@0.1.0-b0' }),
    send: (batch) => batches.push(batch),
    random: () => 0.42,
  });
  return { telemetry, batches, reports: () => batches.flatMap((batch) => batch.reports) };
}

describe('telemetry', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('gathers reports and sends them together, as the contract has them', () => {
    const { telemetry, batches, reports } = setUp();

    telemetry.areaReady('games', '1.0.0-b1', 120);
    telemetry.of('wallet', '2.0.0-b2').mark('pix-shown', { attempts: 1 });
    const reference = telemetry.areaFailed('wallet', '2.0.0-b2', 'mount', new Error('boom'));
    expect(batches).toEqual([]);
    jest.advanceTimersByTime(1_000);

    expect(batches).toHaveLength(1);
    expect(batches[0]?.from).toEqual({ view: 'a-view', set: 'shell@0.1.0-b0' });
    for (const batch of batches) expect(telemetrySchema.parse(batch)).toEqual(batch);
    expect(reports()).toContainEqual({
      kind: 'area.failed',
      area: 'wallet',
      version: '2.0.0-b2',
      stage: 'mount',
      reference,
    });
    expect(reports()).toContainEqual(
      expect.objectContaining({ kind: 'error', reference, message: 'Error: boom' }),
    );
  });

  it('sends what is left when the page goes away', () => {
    const { telemetry, reports } = setUp();
    telemetry.error(new Error('late'));

    telemetry.flush();

    expect(reports()).toHaveLength(1);
  });

  it('reports one error at most five times', () => {
    const { telemetry, reports } = setUp();

    for (let times = 0; times < 9; times += 1) telemetry.error(new Error('again'));
    telemetry.flush();

    expect(reports()).toHaveLength(5);
  });

  it.each([
    ['Bearer abc.def.ghi', 'abc.def'],
    ['mail to marina@example.com', 'marina'],
    ['CPF 529.982.247-25', '529'],
    ['phone +55 11 98765-4321', '98765'],
    ['GET https://site/api/x?token=1234 failed', '1234'],
    ['token 0123456789abcdef0123456789abcdef', '0123456789abcdef'],
  ])('leaves nothing secret or personal in: %s', (text, secret) => {
    expect(scrub(text)).not.toContain(secret);
  });
});
