import type { CDPSession } from 'playwright';

/** What an open tab holds, after its garbage was collected. */
export interface TabCounts {
  readonly heapBytes: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly documents: number;
  readonly styleElements: number;
  readonly styleRules: number;
  /** Of the window and the document alone: what outlives a screen. */
  readonly globalListeners: number;
}

/** How much each may grow in one swap, on average. What is kept for each swap, however little, is a leak; the heap also holds what the browser compiles later. */
const MOST_A_SWAP: TabCounts = {
  heapBytes: 2_048,
  nodes: 0.2,
  listeners: 0.05,
  documents: 0.02,
  styleElements: 0.01,
  styleRules: 0.05,
  globalListeners: 0.01,
};

const STYLES = `JSON.stringify({
  elements: document.querySelectorAll('style').length,
  rules: [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0),
})`;

export async function measureTab(session: CDPSession): Promise<TabCounts> {
  await session.send('Performance.enable');
  // What a collection lets go may be what kept other things alive.
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
  const { result } = await session.send('Runtime.evaluate', { expression: STYLES, returnByValue: true });
  const styles = JSON.parse(String(result.value)) as { elements: number; rules: number };
  return {
    heapBytes: of('JSHeapUsedSize'),
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
    documents: of('Documents'),
    styleElements: styles.elements,
    styleRules: styles.rules,
    globalListeners: (await listenersOf(session, 'window')) + (await listenersOf(session, 'document')),
  };
}

async function listenersOf(session: CDPSession, expression: string): Promise<number> {
  const { result } = await session.send('Runtime.evaluate', { expression });
  if (result.objectId === undefined) throw new Error(`there is no ${expression}`);
  const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId });
  await session.send('Runtime.releaseObject', { objectId: result.objectId });
  return listeners.length;
}

/** What has grown more than it may. */
export function growthOf(begin: TabCounts, end: TabCounts, swaps: number): string[] {
  return (Object.keys(MOST_A_SWAP) as (keyof TabCounts)[]).flatMap((name) => {
    const grown = (end[name] - begin[name]) / swaps;
    return grown > MOST_A_SWAP[name]
      ? [`${name} by ${grown.toFixed(2)} a swap (${begin[name]} to ${end[name]})`]
      : [];
  });
}
