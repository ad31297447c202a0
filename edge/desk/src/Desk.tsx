import { useState } from 'react';
import { Badge, Button, Chips, ErrorState, Logo, Spinner, tokens } from '@mosaico/shared/ui';
import { AreaCard } from './AreaCard.tsx';
import { logOut } from './call.ts';
import { ChangeList } from './ChangeList.tsx';
import { LoginForm } from './LoginForm.tsx';
import { useTexts } from './texts.ts';
import { useDeskState } from './useDeskState.ts';

/** The operations desk: what is live, how it fares, and what may be done about it. */
export function Desk() {
  const texts = useTexts();
  const [environment, setEnvironment] = useState('live');
  const { state, isOld, refresh } = useDeskState(environment);
  if (state === null) return <LoginForm onDone={refresh} />;
  if (!state) return <main css={waiting}>{isOld ? <ErrorState onRetry={refresh} /> : <Spinner />}</main>;
  const options = state.environments.map((name) => ({ value: name, label: name }));
  return (
    <main css={page}>
      <header css={head}>
        <Logo size={32} />
        <div css={who}>
          <h1 css={title}>{texts.title}</h1>
          <Badge>{state.caller.name}</Badge>
        </div>
        <Button variant="ghost" size="small" onClick={() => logOut().finally(() => void refresh())}>
          {texts.logout}
        </Button>
      </header>
      {isOld && (
        <p role="alert" css={old}>
          {texts.offline}
        </p>
      )}
      <Chips label={texts.environment} options={options} value={environment} onChange={setEnvironment} />
      <section aria-label={texts.areas} css={grid}>
        {state.areas.map((area) => (
          <AreaCard key={area.area} area={area} state={state} onDone={refresh} />
        ))}
      </section>
      <h2 css={{ fontSize: tokens.font.size.title }}>{texts.history}</h2>
      <ChangeList changes={state.history} />
    </main>
  );
}

const page = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[4],
  maxWidth: 1280,
  margin: '0 auto',
  padding: tokens.space[4],
} as const;
const waiting = { display: 'grid', placeItems: 'center', minHeight: '100dvh' } as const;
const head = { display: 'flex', alignItems: 'center', gap: tokens.space[3] } as const;
const who = {
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${tokens.space[1]} ${tokens.space[3]}`,
} as const;
const title = { fontSize: tokens.font.size.heading } as const;
const old = {
  padding: tokens.space[3],
  borderRadius: tokens.radius.small,
  background: tokens.color.dangerVeil,
  color: tokens.color.dangerText,
} as const;
const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 380px), 1fr))',
  gap: tokens.space[4],
  alignItems: 'start',
} as const;
