/** A component that is made by a call, which bundlers take for something that has effects. */
const MADE = /= (React\d*\.(?:forwardRef|memo)\()/g;
/** Its name for developers' tools: an assignment, which bundlers keep. */
const NAMED = /^\w+\.displayName = "[^"]*";$/gm;

/**
 * webpack loader for React Router, whose components are one module: makes it possible to leave out those that nobody uses. Without it
 * the library's forms and links are in every first visit.
 */
export default function leaveOutUnusedComponents(source: string): string {
  return source.replaceAll(MADE, '= /* @__PURE__ */ $1').replaceAll(NAMED, '');
}
