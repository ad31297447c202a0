import { PassThrough, type Readable } from 'node:stream';
import type { OpenStreams } from '@mosaico/shared/server';

/** A stream of events that the edge passes on, and that it can end by itself, with a last word of its own. */
export function followedStream(source: Readable, streams: OpenStreams): Readable {
  const passed = new PassThrough();
  source.once('error', (error) => passed.destroy(error));
  passed.once('close', () => source.destroy());
  source.pipe(passed);
  streams.take(
    {
      get writable() {
        return passed.writable;
      },
      write: (text) => {
        source.unpipe(passed);
        passed.write(text);
      },
      end: () => passed.end(),
      once: (event, listener) => passed.once(event, listener),
    },
    [],
  );
  return passed;
}
