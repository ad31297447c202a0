import {
  MESSAGE_SETS,
  type LayoutRequest,
  type MessageSet,
  type ReleasedArea,
} from '@mosaico/shared/contract';
import { anArea } from './an-area.ts';
import { siteData } from './site-data.ts';

/** An area with a tab for everyone and a button in the top bar, and a bell, for members. */
export function anAreaOfTheLayout(): ReleasedArea {
  const area = anArea();
  const texts = MESSAGE_SETS.map((set) => [set, `Depósito ${set}`]);
  const entry = {
    to: '/recharge',
    icon: 'plus',
    label: Object.fromEntries(texts) as Record<MessageSet, string>,
    order: 1,
    emphasis: false,
  } as const;
  return {
    ...area,
    declaration: {
      ...area.declaration,
      navigation: [
        { ...entry, id: 'tab', place: 'tab', audience: 'everyone' },
        { ...entry, id: 'top', place: 'topbar', audience: 'member' },
      ],
      slots: [{ slot: 'topbar.badge', widget: 'bell', order: 1, audience: 'member' }],
    },
  };
}

/** What the edge asks of the shell's server script for the page of that area. */
export function aLayoutRequest(changes: Partial<LayoutRequest> = {}): LayoutRequest {
  return {
    path: '/recharge',
    host: 'localhost',
    lang: 'pt',
    messageSet: 'pt',
    viewer: 'visitor',
    siteData: siteData(),
    map: { revision: 1, shell: '0.1.0', areas: [anAreaOfTheLayout()] },
    hasScreen: true,
    ...changes,
  };
}
