import { EventEmitter } from 'node:events';
import { OpenStreams } from './open-streams.ts';

class TestStream extends EventEmitter {
  text = '';
  writable = true;
  write(text: string): void {
    this.text += text;
  }
  end(): void {
    this.writable = false;
    this.emit('close');
  }
}

describe('the streams of a process', () => {
  it('are limited for everybody they count for, until one is closed', () => {
    const streams = new OpenStreams();
    const first = new TestStream();
    const member = { who: 'member 1', most: 2 };
    const network = { who: 'network a', most: 3 };

    const taken = [first, new TestStream(), new TestStream()].map((stream) =>
      streams.take(stream, [member, network]),
    );
    const ofOthers = [1, 2].map(() =>
      streams.take(new TestStream(), [{ who: 'member 2', most: 2 }, network]),
    );
    first.end();

    expect(taken).toEqual([true, true, false]);
    expect(ofOthers).toEqual([true, false]);
    expect(streams.take(new TestStream(), [member, network])).toBe(true);
    expect(streams.take(new TestStream(), [member])).toBe(false);
  });

  it('end with the time at which to come back, not all at the same one', () => {
    const chances = [0, 0.5, 0.999];
    const streams = new OpenStreams(() => chances.shift() ?? 0);
    const open = [1, 2, 3].map(() => new TestStream());
    for (const stream of open) streams.take(stream, []);

    streams.endAll();

    expect(open.map(({ text }) => text)).toEqual(['retry: 1000\n\n', 'retry: 3000\n\n', 'retry: 4996\n\n']);
    expect(open.every(({ writable }) => !writable)).toBe(true);
  });
});
