import { Suspense } from 'react';
import { lazyPart } from '@mosaico/shared/area';
import { Route, Routes } from '@mosaico/shared/router';
import { InviteScreen } from './invite/InviteScreen.tsx';
import { PATHS } from './paths.ts';

/** Loaded when they are opened: most members only pass their link on. */
const AgentScreen = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "agent" */ './agent/AgentScreen.tsx')).AgentScreen,
}));
const RecordScreen = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "agent" */ './record/RecordScreen.tsx')).RecordScreen,
}));
const RewardScreen = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "agent" */ './reward/RewardScreen.tsx')).RewardScreen,
}));
const MechanismScreen = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "mechanism" */ './mechanism/MechanismScreen.tsx'))
    .MechanismScreen,
}));
const RegisterScreen = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "register" */ './register/RegisterScreen.tsx')).RegisterScreen,
}));

/** Screens of the agency area. */
export function AgencyArea() {
  return (
    <Suspense fallback={null}>
      <Routes>
        <Route path={PATHS.invite} element={<InviteScreen />} />
        <Route path={PATHS.agent} element={<AgentScreen />} />
        <Route path={PATHS.record} element={<RecordScreen />} />
        <Route path={PATHS.reward} element={<RewardScreen />} />
        <Route path={PATHS.mechanism} element={<MechanismScreen />} />
        <Route path={PATHS.register} element={<RegisterScreen />} />
      </Routes>
    </Suspense>
  );
}
