import type { MemberStreamParts } from './member-stream.ts';
import { askUntilAnswered } from './session/ask-until-answered.ts';

type OpenStream = (parts: MemberStreamParts) => () => void;

/** While a member is known, what the server tells them reaches the session and, as events, the areas. */
export function followMemberEvents(parts: MemberStreamParts, load = loadMemberStream): void {
  let stop: (() => void) | undefined;
  parts.session.user.changes$.subscribe((user) => {
    if (user) stop ??= openLater(parts, load);
    else stop = void stop?.();
  });
}

/** In a chunk of its own: a visitor has no event stream. Loaded until it has come. @returns stops it, also before */
function openLater(parts: MemberStreamParts, load: () => Promise<OpenStream>): () => void {
  let isOver = false;
  let stop = () => {
    isOver = true;
  };
  void askUntilAnswered(parts, async () => {
    try {
      const open = isOver || (await load());
      if (!isOver && open !== true) stop = open(parts);
      return true;
    } catch {
      return isOver;
    }
  });
  return () => stop();
}

async function loadMemberStream(): Promise<OpenStream> {
  return (await import(/* webpackChunkName: "member-stream" */ './member-stream.ts')).openMemberStream;
}
