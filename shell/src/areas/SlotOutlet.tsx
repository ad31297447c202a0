import { useEffect, useRef, useState, type ReactNode } from 'react';
import { isSwitchedOn, type ReleasedArea, type ReleaseMap, type SlotName } from '@mosaico/shared/contract';
import { useReactive } from '@mosaico/shared/area';
import { isMeantFor } from '../composition/is-meant-for.ts';
import { useShell } from '../shell-context.ts';
import { Widget } from './Widget.tsx';

interface SlotOutletProps {
  readonly name: SlotName;
  /** Takes what this area offers alone. */
  readonly of?: string;
  /** Shown until the first widget has painted, and for good when there is none or all fail. */
  readonly fallback?: ReactNode;
  /** Loads as soon as the page's first screen is there, instead of in a quiet moment after it. */
  readonly isEager?: boolean;
  /** Told true when nothing comes: there is no offer, or every one has failed. */
  readonly onEmpty?: (isEmpty: boolean) => void;
}

/** Fills a place of the page with what the live areas offer for it, never before the page's own screen is there. */
export function SlotOutlet({ name, of, fallback, isEager = false, onEmpty }: SlotOutletProps) {
  const offers = useOffers(name, of);
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const isEmpty = offers.every(({ key }) => failed.has(key));
  useEffect(() => onEmpty?.(isEmpty), [isEmpty, onEmpty]);
  const [painted, setPainted] = useState<ReadonlySet<string>>(new Set());
  const isFilled = offers.some(({ key }) => painted.has(key));
  const note = (key: string, isPainted: boolean) =>
    setPainted((before) => {
      const after = new Set(before);
      after[isPainted ? 'add' : 'delete'](key);
      return after;
    });
  if (offers.length === 0) return fallback;
  return (
    <>
      {!isFilled && fallback}
      <div css={fallback && !isFilled ? hidden : shown}>
        {offers.map(({ key, area, widget }) => (
          <Widget
            key={key}
            area={area}
            widget={widget}
            isEager={isEager}
            onPainted={(isPainted) => note(key, isPainted)}
            onFailed={() => setFailed((before) => new Set(before).add(key))}
          />
        ))}
      </div>
    </>
  );
}

interface Offer {
  /** Each version is mounted as a widget of its own. */
  readonly key: string;
  readonly area: ReleasedArea;
  readonly widget: string;
}

/** What is offered to this player, in order. A version is chosen when the slot appears and then kept, unless a change is urgent. */
function useOffers(name: SlotName, of: string | undefined): Offer[] {
  const { composition, platform } = useShell();
  const map = useReactive(composition);
  const isBusy = useReactive(platform.busy.isHeld);
  const entered = useRef(map);
  if (!isBusy) entered.current = followUrgent(entered.current, map);
  const { areas: latest } = map;
  const isMember = useReactive(platform.session.user) !== null;
  const features = useReactive(platform.siteData.details)?.features ?? [];
  return entered.current.areas
    .map((area) => latest.find((other) => other.dev && other.area === area.area) ?? area)
    .flatMap((area) => area.declaration.slots.map((offer) => ({ ...offer, area })))
    .filter(
      ({ slot, audience, feature, area: { area } }) =>
        slot === name &&
        isMeantFor(isMember, audience) &&
        isSwitchedOn({ feature }, features) &&
        (!of || of === area),
    )
    .sort((one, other) => one.order - other.order)
    .map(({ area, widget }) => ({
      key: `${area.container} ${widget}`,
      area: withWidget(area, name, widget),
      widget,
    }));
}

/** What was there when the slot appeared, without what was withdrawn since, and with what open tabs are to follow. */
function followUrgent(entered: ReleaseMap, latest: ReleaseMap): ReleaseMap {
  if (entered.revision === latest.revision) return entered;
  const areas = entered.areas.flatMap((area) => {
    const now = latest.areas.find((other) => other.area === area.area);
    return now && (now.urgent ?? 0) > entered.revision ? now : now ? area : [];
  });
  return { ...latest, areas };
}

/** The last good version is of use to a slot only if it fills it, too. */
function withWidget(area: ReleasedArea, name: SlotName, widget: string): ReleasedArea {
  const { lastKnownGood: good, ...live } = area;
  const isFilled = good?.declaration.slots.some((offer) => offer.slot === name && offer.widget === widget);
  return isFilled ? area : live;
}

/** No box of its own: the widgets are laid out by the parent. */
const shown = { display: 'contents' } as const;
const hidden = { display: 'none' } as const;
