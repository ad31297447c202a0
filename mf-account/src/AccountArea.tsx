import { lazy, Suspense } from 'react';
import { Route, Routes } from '@mosaico/shared/router';
import { InformationCenter } from './information/InformationCenter.tsx';
import { PARTS } from './information/PartLinks.tsx';
import { PATHS } from './paths.ts';
import { ProfileScreen } from './profile/ProfileScreen.tsx';

/** Loaded when it is opened: the badge of the top bar brings the rest of the area to every page of a member. */
const ResponsibleGamingScreen = lazy(async () => ({
  default: (await import('./responsible-gaming/ResponsibleGamingScreen.tsx')).ResponsibleGamingScreen,
}));

const IdentityScreen = lazy(async () => ({
  default: (await import('./identity/IdentityScreen.tsx')).IdentityScreen,
}));

/** Screens of the account area. */
export function AccountArea() {
  return (
    <Suspense fallback={null}>
      <Routes>
        <Route path={PATHS.profile} element={<ProfileScreen />} />
        <Route path={PATHS.responsibleGaming} element={<ResponsibleGamingScreen />} />
        <Route path={PATHS.identity} element={<IdentityScreen />} />
        {PARTS.map((part) => (
          <Route key={part} path={PATHS[part]} element={<InformationCenter part={part} />} />
        ))}
      </Routes>
    </Suspense>
  );
}
