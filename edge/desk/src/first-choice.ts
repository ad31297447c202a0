import type { DeskArea, DeskState } from '../wire.ts';
import { versionsFor, type ActionName, type Choice } from './actions.ts';

/** What a person most likely wants, before they have chosen anything. The reason is always theirs. */
export function firstChoice(action: ActionName, area: DeskArea, { sites }: DeskState): Choice {
  return {
    version: versionsFor(action, area)[0] ?? '',
    percent: String(action === 'advance' ? Math.min(100, (area.canary?.percent ?? 0) + 20) : 10),
    strategy: '',
    previewId: area.previews[0]?.id ?? '',
    site: sites[0] ?? '',
    hours: '4',
    reason: '',
  };
}
