import type { Load } from './measure-load.ts';
import { hopsOf } from './requests.ts';

/** The requests of one load as text: start, end, hop, bytes, what asked, address; a line where the content was seen. */
export function timelineOf({ timeline, contentMs, fcpMs }: Load): string {
  const hops = hopsOf(timeline);
  const rows = timeline
    .map((request) => ({
      atMs: request.startMs,
      text: [
        request.startMs.toFixed(0).padStart(6),
        (request.endMs?.toFixed(0) ?? '…').padStart(6),
        String(hops.get(request) ?? '').padStart(4),
        String(request.encodedBytes).padStart(8),
        request.initiator.padEnd(8),
        pathOf(request.url),
      ].join(' '),
    }))
    .concat({ atMs: fcpMs, text: `${fcpMs.toFixed(0).padStart(6)}        FCP` })
    .concat({ atMs: contentMs, text: `${contentMs.toFixed(0).padStart(6)}        CONTENT` })
    .toSorted((a, b) => a.atMs - b.atMs);
  return ['start    end  hop    bytes asked by url', ...rows.map(({ text }) => text)].join('\n');
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
}
