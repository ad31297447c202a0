import type { Reactive } from '../../contract/platform.ts';
import { seen, type MakeBench } from './bench.ts';

export function describeReactives(make: MakeBench): void {
  it('replays the current value of each reactive value to each new subscriber', async () => {
    const { platform } = await make();
    const { site, session, language, navigation } = platform;

    const reactives: readonly Reactive<unknown>[] = [
      site,
      session.user,
      language.current,
      navigation.location,
    ];
    for (const reactive of reactives)
      expect([...seen(reactive), ...seen(reactive)]).toEqual([reactive.value, reactive.value]);
  });

  it('tells the subscribers of a reactive value what changes', async () => {
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
    const spoken = seen(platform.language.current);
    expect(platform.language).toMatchObject({ messageSet: 'en', locale: 'en' });

    chooseLanguage('zh_cn');

    expect(platform.language).toMatchObject({ messageSet: 'cn', locale: 'zh-CN' });
    expect(spoken.map(({ value }) => value)).toEqual(['en', 'zh_cn']);
  });
}
