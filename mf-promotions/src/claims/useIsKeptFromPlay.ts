import { useSessionUser } from '@mosaico/shared/area';

/** Whether the member takes a break, has excluded themselves or is barred: then no claim is offered, as the server refuses it. Source: G31, G32. */
export function useIsKeptFromPlay(): boolean {
  // A member of an earlier page view may lack it.
  return (useSessionUser()?.play_bar ?? null) !== null;
}
