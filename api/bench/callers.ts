import { connect, type Socket } from 'node:net';

/** So much of an answer tells what it says, without the id of its request. */
const TOLD = 60;

/** How long the answers of one kind of call took, in milliseconds. */
export interface Latencies {
  readonly p50: number;
  readonly p99: number;
}

/** One request, ready to be sent; `expects` is a part of every good answer's body. */
export interface Call {
  /** POST unless told. */
  readonly method?: 'GET';
  readonly kind: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly expects: string;
}

export interface Figures {
  readonly postings: number;
  readonly perSecond: number;
  readonly latencies: Readonly<Record<string, Latencies>>;
  /** Answers that were not what was expected, with how often; none in a good run. */
  readonly failures: Readonly<Record<string, number>>;
}

/**
 * Lets callers work for some time, each on a connection of its own and with one call after the other. The client is bare sockets, because it
 * shares the processors with what is measured.
 *
 * @param script gives the next call of a caller
 */
export async function measure(
  ports: readonly number[],
  { callers, seconds }: { readonly callers: number; readonly seconds: number },
  script: (caller: number, turn: number) => Call | null,
): Promise<Figures> {
  const times = new Map<string, number[]>();
  const failures: Record<string, number> = {};
  const begin = performance.now();
  const end = begin + seconds * 1000;
  const work = async (caller: number) => {
    const line = await open(ports[caller % ports.length] ?? 0);
    for (let turn = 0; performance.now() < end; turn += 1) {
      const call = script(caller, turn);
      if (!call) break;
      const sent = performance.now();
      const answer = await line.ask(call);
      if (answer.includes(call.expects)) listOf(times, call.kind).push(performance.now() - sent);
      else countFailure(failures, answer);
    }
    line.close();
  };
  await Promise.all(Array.from({ length: callers }, (_, caller) => work(caller)));
  const elapsedSeconds = (performance.now() - begin) / 1000;
  const done = [...times.values()].reduce((sum, list) => sum + list.length, 0);
  return {
    postings: done,
    perSecond: done / elapsedSeconds,
    latencies: Object.fromEntries([...times].map(([kind, list]) => [kind, latenciesOf(list)])),
    failures,
  };
}

/** Counts an answer that is none of the good ones. */
export function countFailure(failures: Record<string, number>, answer: string): void {
  const told = answer.slice(0, TOLD);
  failures[told] = (failures[told] ?? 0) + 1;
}

export function listOf(times: Map<string, number[]>, kind: string): number[] {
  const list = times.get(kind) ?? [];
  times.set(kind, list);
  return list;
}

export function latenciesOf(times: readonly number[]): Latencies {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}

/** A kept connection that asks one thing at a time. */
export async function open(port: number): Promise<{ ask(call: Call): Promise<string>; close(): void }> {
  const socket = await connected(port);
  let received = '';
  let answered: (body: string) => void = () => {};
  let failed: (error: Error) => void = () => {};
  socket.on('data', (text: string) => {
    received += text;
    const body = bodyOf(received);
    if (body === null) return;
    received = '';
    answered(body);
  });
  socket.on('error', (error) => failed(error));
  socket.on('close', () => failed(new Error('the API closed a connection')));
  return {
    ask: (call) =>
      new Promise((resolve, reject) => {
        [answered, failed] = [resolve, reject];
        socket.write(textOf(call));
      }),
    close: () => {
      failed = () => {};
      socket.end();
    },
  };
}

function connected(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket));
    socket.setEncoding('latin1');
    socket.once('error', reject);
  });
}

function textOf({ method, path, headers, body }: Call): string {
  const lines = Object.entries({ ...headers, 'content-length': String(Buffer.byteLength(body)) });
  return `${method ?? 'POST'} ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`;
}

/** The body of an answer that has come as a whole; its status goes before it when it is not 200. */
function bodyOf(received: string): string | null {
  const headEnd = received.indexOf('\r\n\r\n');
  if (headEnd < 0) return null;
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(received.slice(0, headEnd))?.[1] ?? 0);
  if (received.length < headEnd + 4 + length) return null;
  const status = received.slice(9, 12);
  return `${status === '200' ? '' : `${status} `}${received.slice(headEnd + 4)}`;
}
