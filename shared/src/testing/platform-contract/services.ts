import type { MakeBench } from './bench.ts';

export function describeNotices(make: MakeBench): void {
  it('[R228] shows the same text within three seconds once', async () => {
    const { platform, shown } = await make();

    platform.notices.toast('error', 'Load Fail');
    platform.notices.toast('info', 'Load Fail');
    platform.notices.toast('info', 'Saved');

    expect(shown()).toEqual(['Load Fail', 'Saved']);
  });

  it.each([true, false])('answers %s to a question as the player does', async (confirms) => {
    const { platform, shown } = await make({ confirms });

    await expect(platform.notices.confirm('Withdraw?')).resolves.toBe(confirms);

    expect(shown()).toEqual(['Withdraw?']);
  });

  it('tells when a message has been read', async () => {
    const { platform, shown } = await make({ confirms: true });

    await expect(platform.notices.alert('Documents are needed')).resolves.toBeUndefined();

    expect(shown()).toEqual(['Documents are needed']);
  });
}

export function describeTheRest(make: MakeBench): void {
  it('is busy until everyone has released; a second release is harmless', async () => {
    const { platform, isBusy } = await make();
    const release = platform.busy.hold('deposit');
    const other = platform.busy.hold('deposit');

    release();
    release();
    expect(isBusy()).toBe(true);
    other();

    expect(isBusy()).toBe(false);
  });

  it('gives a reference for a reported error, whatever was thrown', async () => {
    const { telemetry } = (await make()).platform;

    for (const thrown of [new Error('broken'), 'a text', undefined, null])
      expect(telemetry.error(thrown, { step: 'pay', attempt: 2 })).toMatch(/^[A-Z0-9]+-[A-Z0-9]+$/);
    expect(telemetry.mark('opened')).toBeUndefined();
  });

  it('fills a slot until everyone has emptied it; emptying twice is harmless', async () => {
    const { platform, filled } = await make();
    const element = document.createElement('div');
    const empty = platform.slots.fill('home.banner', element);
    const other = platform.slots.fill('home.banner', element);

    empty();
    empty();
    expect(filled()).toEqual(['home.banner']);
    other();

    expect(filled()).toEqual([]);
  });
}
