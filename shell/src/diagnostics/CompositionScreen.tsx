import { useEffect, useState } from 'react';
import { useReactive } from '@mosaico/shared/area';
import { Card, tokens } from '@mosaico/shared/ui';
import { CopyButton } from '@mosaico/shared/ui/copy';
import type { BusEvent } from '../platform/bus.ts';
import { useShell } from '../shell-context.ts';
import { AreaStates } from './AreaStates.tsx';
import { areaStatesOf } from './area-states.ts';
import { DiagnosticsPage } from './DiagnosticsPage.tsx';
import { EventLog } from './EventLog.tsx';
import { Facts } from './Facts.tsx';
import { reportOf, type PageFacts } from './report.ts';

/** `/test` (R73): what this page is composed of, from where, in what state; what happened on the bus; a report to copy. */
export function CompositionScreen() {
  const { composition, loader, platform } = useShell();
  const map = useReactive(composition);
  const events = useRecentEvents();
  const facts = usePageFacts();
  const areas = areaStatesOf(map, events, (area) => loader.loaded(area) !== undefined);
  return (
    <DiagnosticsPage
      title="Composition"
      intro="Which version of which area this tab runs, where it came from, and what has happened since the page was opened."
      action={<CopyReport text={() => reportOf(facts, areas, events, new Date(platform.now()))} />}
    >
      <Card>
        <Facts facts={facts} />
      </Card>
      <AreaStates areas={areas} />
      <EventLog events={events} />
    </DiagnosticsPage>
  );
}

function useRecentEvents(): readonly BusEvent[] {
  const { bus } = useShell().platform;
  const [events, setEvents] = useState(() => bus.recent());
  useEffect(() => {
    const subscription = bus.events$.subscribe(() => setEvents(bus.recent()));
    return () => subscription.unsubscribe();
  }, [bus]);
  return events;
}

function usePageFacts(): PageFacts {
  const { composition, platform } = useShell();
  const site = useReactive(platform.site);
  const { revision, shell } = useReactive(composition);
  return {
    site: site.key || '(not known yet)',
    host: site.host,
    platform: platform.version,
    shell,
    revision,
    language: useReactive(platform.language.current).value,
    features: site.features,
    isMember: useReactive(platform.session.user) !== null,
    browser: navigator.userAgent,
  };
}

/** Where the clipboard is refused, the text is shown to be copied by hand. */
function CopyReport({ text }: { readonly text: () => string }) {
  const [shown, setShown] = useState<string>();
  return (
    <>
      <CopyButton
        variant="quiet"
        text={text}
        label="Copy report"
        copiedLabel="Report copied"
        byHand="The browser refused: copy the report from the box below"
        onRefused={() => setShown(text())}
      />
      {shown !== undefined && <textarea readOnly aria-label="Report" value={shown} rows={12} css={area} />}
    </>
  );
}

const area = {
  width: '100%',
  padding: tokens.space[3],
  border: 0,
  borderRadius: tokens.radius.control,
  background: tokens.color.well,
  color: tokens.color.text,
  fontFamily: 'ui-monospace, monospace',
  fontSize: tokens.font.size.tiny,
} as const;
