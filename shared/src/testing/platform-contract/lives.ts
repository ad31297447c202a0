import type { Live } from '../../contract/platform.ts';
import { heard, seen, type MakeBench } from './bench.ts';

export function describeLives(make: MakeBench): void {
  it('replays the current value of each Live to each new subscriber', async () => {
    const { platform } = await make();
    const { site, session, language, navigation } = platform;

    const lives: readonly Live<unknown>[] = [site, session.user, language.current, navigation.location];
    for (const live of lives) expect([...seen(live), ...seen(live)]).toEqual([live.value, live.value]);
  });

  it('tells the subscribers of a Live what changes', async () => {
    const { platform, logIn } = await make();
    const users = seen(platform.session.user);

    await logIn();

    expect(users.at(-1)).toMatchObject({ id: 7 });
    expect(platform.session.user.value).toBe(users.at(-1));
  });
}

export function describeLanguage(make: MakeBench): void {
  it('[R22] [A1] speaks the set and locale of the language, and follows it', async () => {
    const { platform, chooseLanguage } = await make();
    const changed = heard(platform, 'language.changed');
    expect(platform.language).toMatchObject({ messageSet: 'en', locale: 'en' });

    chooseLanguage('zh_cn');

    expect(platform.language).toMatchObject({ messageSet: 'cn', locale: 'zh-CN' });
    expect(platform.language.current.value.value).toBe('zh_cn');
    expect(changed).toEqual([{ value: 'zh_cn', messageSet: 'cn' }]);
  });
}
