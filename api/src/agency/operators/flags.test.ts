import { accountRoutes } from '../../../testing/account-routes.ts';
import { operatorKey, OPERATORS } from '../../../testing/operators.ts';
import { useApp } from '../../../testing/test-app.ts';
import { transaction } from '../../db/transaction.ts';
import { earn } from '../commissions/credit.ts';
import { agencyRoutes } from '../routes.ts';

/** From where somebody calls: a browser at an address, and the name that it has given itself, if it has. */
interface Device {
  readonly address: string;
  readonly browser: string;
  readonly name?: string;
}
const PHONE = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/142.0';
const LAPTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/145.0';
const CPFS = [
  '529.982.247-25',
  '111.444.777-35',
  '123.456.789-09',
  '987.654.321-00',
  '153.509.460-56',
  '390.533.447-05',
  '862.883.667-57',
  '935.411.347-80',
  '100.000.007-95',
  '746.971.314-01',
  '853.513.468-93',
  '714.287.938-60',
  '168.995.350-09',
  '231.002.999-81',
  '295.379.955-93',
  '360.803.660-10',
  '404.142.430-56',
  '505.253.540-69',
];

describe('invitations that are flagged by real logins', () => {
  const api = useApp(
    { routes: (parts) => [...accountRoutes(parts), ...agencyRoutes(parts)] },
    { operators: OPERATORS },
  );
  const operator = { token: operatorKey('ana') };
  let people = 0;
  let days = 0;

  const headersOf = ({ address, browser }: Device) => ({ 'x-forwarded-for': address, 'user-agent': browser });
  async function register(device: Device, inviteCode = '') {
    const number = people;
    people += 1;
    const name = `person_${number}`;
    const { body } = await api.call('POST /api/auth/register2', {
      token: null,
      headers: headersOf(device),
      body: {
        name,
        password: 'segredo 1',
        password_confirmation: 'segredo 1',
        realname: 'Joana Dias',
        phone: `1198888${String(1000 + number)}`,
        cpf_id: CPFS[number],
        birth_date: '1990-02-28',
        agree: true,
        captcha: '7777',
        key: 'k',
        invite_code: inviteCode,
        device: device.name,
      },
    });
    const token = body.data.access_token;
    const me = await api.call('POST /api/auth/me', { token });
    return { name, token, id: me.body.data.id, inviteCode: me.body.data.invite_code };
  }
  async function logIn({ name }: { readonly name: string }, device: Device): Promise<void> {
    const { status } = await api.call('POST /api/auth/login2', {
      token: null,
      headers: headersOf(device),
      body: { name, password: 'segredo 1', captcha: '7777', key: 'k', device: device.name },
    });
    expect(status).toBe(200);
  }
  /** Bets of the friend on another day have brought the agent R$ 5. */
  async function earned(agentId: number, memberId: number): Promise<void> {
    days += 1;
    const day = `2026-01-0${days}`;
    const { siteKey } = api;
    const at = api.deps.clock.now();
    const frame = { siteKey, agentId, part: 'betting', occasion: day, day, rateHundredths: 10, at } as const;
    await transaction(api.deps.db, (tx) => earn(tx, frame, [{ memberId, baseCentavos: 5_000_00 }]));
  }
  async function claim({ token }: { readonly token: string }) {
    const { status, body } = await api.call('POST /api/agency/reward/claim', { token });
    return status === 200 ? body.data.amount : body.error;
  }
  const flagsOf = async (agentId: number) => {
    const { body } = await api.call('GET /api/operator/agency/flags', operator);
    return body.data.list.filter((flag) => flag.agent_id === agentId);
  };

  it('[G38] [G52] are those of a friend who logs in with the agent’s browser at the agent’s address', async () => {
    const home = { address: '203.0.113.7', browser: PHONE };
    const agent = await register(home);
    const friend = await register({ address: '198.51.100.20', browser: LAPTOP }, agent.inviteCode);
    await earned(agent.id, friend.id);
    expect([await claim(agent), await flagsOf(agent.id)]).toEqual(['5.00', []]);
    await earned(agent.id, friend.id);

    await logIn(friend, home);

    expect(await claim(agent)).toBe('nothing_to_claim');
    expect(await flagsOf(agent.id)).toMatchObject([
      { member_name: friend.name, other_name: agent.name, cause: 'device', status: 'open', held: '5.00' },
    ]);
    const origins = await api.deps.db.selectFrom('member_origins').selectAll().execute();
    expect(JSON.stringify(origins)).not.toMatch(/203\.0\.113|Mozilla|Chrome/);
  });

  it('[G38] are those of a friend whose address is another one of the same IPv6 network', async () => {
    const agent = await register({ address: '2001:db8:5:6::1', browser: PHONE });
    const friend = await register({ address: '198.51.100.21', browser: PHONE }, agent.inviteCode);
    await earned(agent.id, friend.id);

    await logIn(friend, { address: '2001:db8:5:6:aaaa::2', browser: PHONE });

    expect(await claim(agent)).toBe('nothing_to_claim');
    expect(await flagsOf(agent.id)).toMatchObject([{ cause: 'device', member_id: friend.id }]);
  });

  it('[G38] are those of a friend who was cleared, and then logs in with the browser of another friend: it is held again', async () => {
    const home = { address: '203.0.113.17', browser: PHONE };
    const other = { address: '203.0.113.18', browser: LAPTOP };
    const agent = await register(home);
    await register(other, agent.inviteCode);
    const friend = await register({ address: '198.51.100.28', browser: LAPTOP }, agent.inviteCode);
    await earned(agent.id, friend.id);
    await logIn(friend, home);
    expect(await claim(agent)).toBe('nothing_to_claim');
    const [first] = await flagsOf(agent.id);
    const body = { id: first?.id ?? 0, note: 'a couple' };
    expect((await api.call('POST /api/operator/agency/flags/clear', { ...operator, body })).status).toBe(200);

    await logIn(friend, other);

    expect(await claim(agent)).toBe('nothing_to_claim');
    const [second, ...none] = await flagsOf(agent.id);
    expect(none).toEqual([]);
    expect(second).toMatchObject({ member_id: friend.id, status: 'open', earlier: 1, held: '5.00' });
    expect(second?.id).not.toBe(first?.id);
    const again = { id: second?.id ?? 0, note: 'a family' };
    await api.call('POST /api/operator/agency/flags/clear', { ...operator, body: again });
    expect(await claim(agent)).toBe('5.00');
  });

  it('[G38] are not those of a friend who has only the address or only the browser of the agent', async () => {
    const agent = await register({ address: '203.0.113.9', browser: PHONE });
    const friend = await register({ address: '203.0.113.9', browser: LAPTOP }, agent.inviteCode);
    await earned(agent.id, friend.id);

    await logIn(friend, { address: '198.51.100.22', browser: PHONE });

    expect(await claim(agent)).toBe('5.00');
    expect(await flagsOf(agent.id)).toEqual([]);
  });

  it('[G38] are those of who has logged in once with the browser of whoever invited their agent', async () => {
    const home = { address: '203.0.113.77', browser: LAPTOP };
    const top = await register(home);
    const agent = await register({ address: '198.51.100.30', browser: LAPTOP }, top.inviteCode);
    const friend = await register({ address: '198.51.100.31', browser: LAPTOP }, agent.inviteCode);
    await earned(agent.id, friend.id);

    await logIn(friend, home);

    expect(await claim(agent)).toBe('nothing_to_claim');
    expect(await flagsOf(agent.id)).toMatchObject([{ member_id: friend.id, other_id: top.id }]);
  });

  it('[G38] [G54] are those of one browser on two networks: it is known by its name', async () => {
    const name = 'one-phone-on-two-networks';
    const agent = await register({ address: '203.0.113.80', browser: PHONE, name });
    const friend = await register({ address: '198.51.100.40', browser: LAPTOP }, agent.inviteCode);
    await earned(agent.id, friend.id);

    await logIn(friend, { address: '198.51.100.41', browser: `${PHONE} after an update`, name });

    expect(await claim(agent)).toBe('nothing_to_claim');
    expect(await flagsOf(agent.id)).toMatchObject([
      { cause: 'device', member_id: friend.id, other_id: agent.id },
    ]);
    const devices = await api.deps.db.selectFrom('member_devices').selectAll().execute();
    expect(JSON.stringify(devices)).not.toContain(name);
  });

  it('[G38] [G54] are not those of two phones of one kind behind one network, each with a name of its own', async () => {
    const network = { address: '203.0.113.90', browser: PHONE };
    const agent = await register({ ...network, name: 'the-phone-of-the-agent' });
    const friend = await register({ ...network, name: 'the-phone-of-the-friend' }, agent.inviteCode);
    await earned(agent.id, friend.id);

    expect(await claim(agent)).toBe('5.00');
    expect(await flagsOf(agent.id)).toEqual([]);
  });

  it('[G38] are those of who hides the name of the browser at the agent’s address: what is not told apart is looked at', async () => {
    const home = { address: '203.0.113.91', browser: PHONE };
    const agent = await register({ ...home, name: 'a-phone-that-has-a-name' });
    const friend = await register(home, agent.inviteCode);
    await earned(agent.id, friend.id);

    expect(await claim(agent)).toBe('nothing_to_claim');
    expect(await flagsOf(agent.id)).toMatchObject([{ cause: 'device', member_id: friend.id }]);
  });
});
