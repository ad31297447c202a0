import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:https';

const GAMES = '/api/games/listsv2?page=1&lang=pt';
/** What a visitor asks for, in turn. */
const VISITED = ['/', '/edge/map', '/api/games/popular?lang=pt', '/recharge', '/favicon.ico', GAMES];
const BET_CENTAVOS = 100;
/** A request without an answer after this time counts as lost. */
const PATIENCE_MS = 30_000;
/** Between the requests of one player. */
const PAUSE_MS = 40;

/** A member who can act, as the database gives them. */
export function tokenOfMember() {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: createHash('sha256').update(token).digest('hex') };
}

/**
 * Players who ask one thing after the other, until they are stopped: visitors look, and members play, with the wallet called as a game
 * provider calls it, signed. Everything that is not answered as it should be counts as lost; nothing is tried again.
 *
 * @param {{ origin: string, certificate: Buffer, providerSecret: string, tokens: string[], visitors: number }} world
 */
export function startPlayers({ origin, certificate, providerSecret, tokens, visitors }) {
  const agent = new Agent({ ca: certificate, keepAlive: true });
  const count = { requests: 0, lost: 0, slowestMs: 0 };
  const losses = [];
  let isOver = false;

  async function ask(path, { method = 'GET', headers = {}, body } = {}) {
    const begin = performance.now();
    const answer = await send(new URL(path, origin), { agent, method, headers, body }).catch((error) => ({
      status: error.code ?? error.message,
    }));
    count.requests += 1;
    count.slowestMs = Math.max(count.slowestMs, performance.now() - begin);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    if (answer.status === 200) return JSON.parse(isJson(answer) ? answer.text : 'null');
    count.lost += 1;
    losses.push(`${method} ${path.split('?')[0]}: ${answer.status}`);
    return null;
  }

  async function visit() {
    for (let turn = 0; !isOver; turn += 1) await ask(VISITED[turn % VISITED.length]);
  }

  async function play(token) {
    let wallet = null;
    while (!isOver) {
      await ask('/api/auth/me', asMember(token, {}));
      wallet ??= await launch(token);
      if (wallet) await playRound(wallet);
    }
  }

  async function launch(token) {
    const [game] = (await ask(GAMES))?.data.list ?? [];
    if (!game) return null;
    const { game_id, platType } = game;
    const order = { game_id, platType, currency: 'BRL', device: 'mobile', return_url: origin, lang: 'pt' };
    const launched = await ask('/api/day7/day7LoginV2', asMember(token, order));
    if (!launched) return null;
    const { searchParams } = new URL(launched.data.url);
    const site = searchParams.get('site');
    const opened = await callWallet('authenticate', { site, token: searchParams.get('token') });
    return opened && { site, token: opened.session_token, game: opened.game_code };
  }

  /** A bet, and a win of the same amount: it can go on for ever. */
  async function playRound({ site, token, game }) {
    const [bet, round] = [randomUUID(), randomUUID()];
    const money = { site, round_id: round, currency: 'BRL', amount_centavos: BET_CENTAVOS };
    const placed = await callWallet('bet', { ...money, transaction_uuid: bet, token, game_code: game });
    if (!placed) return;
    const won = {
      ...money,
      transaction_uuid: randomUUID(),
      reference_transaction_uuid: bet,
      round_closed: true,
    };
    await callWallet('win', won);
  }

  function callWallet(name, fields) {
    const body = JSON.stringify({ ...fields, request_uuid: randomUUID() });
    const timestamp = String(Date.now());
    const key = createHmac('sha256', providerSecret).update('game-integration:sandbox').digest('hex');
    const signature = createHmac('sha256', key).update(`${name}.${timestamp}.${body}`).digest('hex');
    const signed = { 'x-provider': 'sandbox', 'x-timestamp': timestamp, 'x-signature': signature };
    return ask(`/api/provider/v1/${name}`, { method: 'POST', headers: { ...JSON_BODY, ...signed }, body });
  }

  const running = [...Array.from({ length: visitors }, visit), ...tokens.map(play)];
  return {
    /** Counts since the last time it was asked. */
    take() {
      const taken = { ...count, losses: losses.splice(0) };
      Object.assign(count, { requests: 0, lost: 0, slowestMs: 0 });
      return taken;
    },
    async stop() {
      isOver = true;
      await Promise.all(running);
      agent.destroy();
    },
  };
}

const JSON_BODY = { 'content-type': 'application/json' };

function asMember(token, body) {
  return {
    method: 'POST',
    headers: { ...JSON_BODY, authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  };
}

function isJson({ headers }) {
  return String(headers['content-type']).includes('json');
}

function send(url, { agent, method, headers, body }) {
  return new Promise((resolve, reject) => {
    const call = request(url, { agent, method, headers, timeout: PATIENCE_MS }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk) => (text += chunk));
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, text }));
      answer.on('error', reject);
    });
    call.on('timeout', () => call.destroy(new Error('no answer in time')));
    call.on('error', reject);
    call.end(body);
  });
}
