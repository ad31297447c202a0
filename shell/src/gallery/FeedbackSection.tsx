import { useState } from 'react';
import {
  Badge,
  Button,
  DataPlaceholder,
  EmptyState,
  ErrorState,
  Icon,
  Skeleton,
  SkeletonBlock,
} from '@mosaico/shared/ui';
import { CountBubble } from '@mosaico/shared/ui/count';
import { Countdown } from '@mosaico/shared/ui/countdown';
import { Progress } from '@mosaico/shared/ui/progress';
import { Specimen, State } from './Specimen.tsx';

const TONES = ['neutral', 'success', 'warning', 'danger', 'info', 'gold'] as const;
const SHAPES = ['lobby', 'form', 'list', 'detail'] as const;
const MINUTE_MS = 60_000;
const WAIT_MS = 1500;

/** States and progress: badges, countdowns, placeholders, failures. */
export function FeedbackSection() {
  const [openedAtMs] = useState(() => Date.now());
  return (
    <>
      <Specimen name="Badge" use="A short state or count beside something.">
        <State name="Tones, a count" isRow>
          {TONES.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
          <Badge tone="danger">3</Badge>
        </State>
      </Specimen>
      <Specimen name="CountBubble" from="ui/count" use="A count over an icon; words beside it say the same.">
        <State name="One, most that is shown, more" isRow>
          {[1, 9, 10].map((count) => (
            <span key={count} css={{ position: 'relative', padding: '10px 16px 0 0' }}>
              <Icon name="bell" />
              <CountBubble count={count} at={{ top: 0, left: 14 }} />
            </span>
          ))}
        </State>
      </Specimen>
      <Specimen name="Progress" from="ui/progress" use="How far something has come.">
        <State name="Nothing, some, all">
          <Progress label="To VIP 1" value={0} max={50} valueText="R$ 0 of R$ 50" />
          <Progress label="To VIP 2" value={30} max={50} valueText="R$ 30 of R$ 50" />
          <Progress label="Wagered" value={50} max={50} valueText="R$ 50 of R$ 50" tone="gold" />
        </State>
      </Specimen>
      <Specimen
        name="Countdown"
        from="ui/countdown"
        use="Time left until an instant. It does not interrupt a screen reader."
      >
        <State name="Minutes, days, over" isRow>
          <Countdown label="The code expires in" endsAtMs={openedAtMs + 5 * MINUTE_MS} />
          <Countdown label="The week ends in" endsAtMs={openedAtMs + 2 * 1440 * MINUTE_MS} />
          <Countdown label="It is over" endsAtMs={openedAtMs} />
        </State>
      </Specimen>
      <Specimen name="EmptyState" use="A list without entries, in the page's language unless said otherwise.">
        <State name="As it is, and with something to do instead">
          <EmptyState />
          <EmptyState
            icon="users"
            text="Nobody has come by your link yet"
            action={<Button size="small">Share it</Button>}
          />
        </State>
      </Specimen>
      <Specimen
        name="ErrorState"
        use="Something did not load: says so aloud, offers to try again, and names what support can look up."
      >
        <State name="With retry and reference">
          <ErrorState
            onRetry={() => new Promise((done) => setTimeout(done, WAIT_MS))}
            reference="games 0.2.0 · 7F3K"
          />
        </State>
      </Specimen>
      <Specimen name="Skeleton" use="The shape of what comes; the same names as in an area's declaration.">
        {SHAPES.map((shape) => (
          <State key={shape} name={shape}>
            <Skeleton shape={shape} isPart />
          </State>
        ))}
      </Specimen>
      <Specimen
        name="DataPlaceholder"
        use="In the place of data that is not here, so that the rest of the screen is there all the same."
      >
        <State name="On its way">
          <DataPlaceholder shape="list" error={null} onRetry={() => undefined} />
        </State>
        <State name="Could not be had">
          <DataPlaceholder shape="list" error={new Error('the API is away')} onRetry={() => undefined} />
        </State>
      </Specimen>
      <Specimen name="SkeletonBlock" use="One block, for screens that draw their own skeleton.">
        <State name="By height, by ratio">
          <SkeletonBlock height={40} />
          <div css={{ width: 120 }}>
            <SkeletonBlock ratio="3 / 4" />
          </div>
        </State>
      </Specimen>
    </>
  );
}
