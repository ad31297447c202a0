import { countClick } from './count-click.ts';

const opened = (inviteCode: string, isLoggedIn: boolean, call = jest.fn(async () => ({}))) => {
  countClick({ api: { call } as never, inviteCode, session: { isLoggedIn: () => isLoggedIn } });
  return call;
};

describe('an opened invite link', () => {
  it('[G22] is told once where a visitor came by it', () => {
    expect(opened('QWER2345', false).mock.calls).toEqual([
      ['POST /api/agency/click', { body: { invite_code: 'QWER2345' } }],
    ]);
  });

  it.each([
    ['', false],
    ['QWER2345', true],
  ])('[G22] is not told for the code "%s" and a member: %s', (code, isLoggedIn) => {
    expect(opened(code, isLoggedIn)).not.toHaveBeenCalled();
  });

  it('[G22] leaves no trace when the server does not answer', async () => {
    const call = jest.fn(async () => {
      throw new Error('offline');
    });

    expect(() => opened('QWER2345', false, call)).not.toThrow();
    await Promise.resolve();
  });
});
