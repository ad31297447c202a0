import { screen, waitFor } from '@testing-library/react';
import { aUser, fakePlatform, okBody, refusal, renderScreen, type ApiStubs } from '@mosaico/shared/testing';
import en from '../messages/en.json';
import { ProfileScreen } from './ProfileScreen.tsx';

const UPDATE = 'POST /api/auth/info/update';
const user = aUser({ nickname: 'Marina', realname: 'Marina Alves', gender: 0 });

const standing = (status: 'none' | 'pending' | 'approved' | 'rejected') => ({
  'GET /api/kyc': okBody({
    status,
    needed_before: 'nothing' as const,
    reason: null,
    submitted_at: null,
    decided_at: null,
  }),
});

async function edit(api: ApiStubs) {
  const platform = fakePlatform({ user, api });
  const { player } = await renderScreen(<ProfileScreen />, { platform, messages: { en } });
  await player.click(screen.getByRole('button', { name: 'Edit details' }));
  const nickname = await screen.findByLabelText('Nickname');
  const save = () => player.click(screen.getByRole('button', { name: 'Save' }));
  const type = async (field: HTMLElement, text: string) => {
    await player.clear(field);
    if (text) await player.type(field, text);
  };
  const sent = () => platform.api.calls.filter(({ key }) => key === UPDATE).map(({ input }) => input);
  return { platform, player, nickname, save, type, sent };
}

describe('editing the profile', () => {
  it('[G7] sends nickname, name and gender, and says that they are saved', async () => {
    const { platform, player, nickname, save, type, sent } = await edit({
      ...standing('none'),
      [UPDATE]: okBody(user, 'Your details are saved'),
    });
    await type(nickname, 'Nina');
    await type(screen.getByLabelText('Full name'), 'Marina Alves Lima');
    await player.selectOptions(screen.getByLabelText('Gender'), 'Female');

    await save();

    await waitFor(() => expect(screen.queryByLabelText('Nickname')).toBeNull());
    expect(sent()).toEqual([{ body: { nickname: 'Nina', realname: 'Marina Alves Lima', gender: 2 } }]);
    expect(platform.shown).toEqual([{ kind: 'success', text: 'Your details are saved' }]);
  });

  it.each(['pending', 'approved'] as const)(
    '[G7] says why the name is fixed, and does not send it: check %s',
    async (status) => {
      const { save, sent } = await edit({ ...standing(status), [UPDATE]: okBody(user) });

      expect(screen.getByText(/belong to your identity check/)).toBeVisible();
      expect(screen.queryByLabelText('Full name')).toBeNull();
      await save();

      await waitFor(() => expect(sent()).toEqual([{ body: { nickname: 'Marina', gender: 0 } }]));
    },
  );

  it('[G7] sends nothing that is wrong, and says why beside the field', async () => {
    const { nickname, save, type, sent } = await edit(standing('rejected'));
    await type(nickname, 'a<b>');
    await type(screen.getByLabelText('Full name'), 'Al');

    await save();

    await waitFor(() => expect(nickname).toHaveAccessibleDescription(/up to 20 letters and digits/));
    expect(screen.getByLabelText('Full name')).toHaveAccessibleDescription(/3 to 80 letters/);
    expect(sent()).toEqual([]);
  });

  it('[G7] [R148] asks for a full name in place of another one', async () => {
    const { save, type, sent } = await edit(standing('none'));
    await type(screen.getByLabelText('Full name'), 'Marina');

    await save();

    await waitFor(() =>
      expect(screen.getByLabelText('Full name')).toHaveAccessibleDescription(/first name and surname/),
    );
    expect(sent()).toEqual([]);
  });

  it('[G7] keeps what was typed when the server refuses, and shows its words', async () => {
    const { nickname, save, type } = await edit({
      ...standing('none'),
      [UPDATE]: refusal('name_fixed', 'Your name was checked already', {
        realname: ['Your name was checked already'],
      }),
    });
    await type(nickname, 'Nina');

    await save();

    await waitFor(() =>
      expect(screen.getByLabelText('Full name')).toHaveAccessibleDescription(/Your name was checked already/),
    );
    expect(nickname).toHaveValue('Nina');
  });

  it('[G7] offers another try when the state of the check cannot be asked for', async () => {
    const platform = fakePlatform({ user, api: { 'GET /api/kyc': refusal('internal', 'Broken') } });
    const { player } = await renderScreen(<ProfileScreen />, { platform, messages: { en } });

    await player.click(screen.getByRole('button', { name: 'Edit details' }));

    expect(await screen.findByRole('alert')).toBeVisible();
  });
});
