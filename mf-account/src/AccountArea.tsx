import { Suspense } from 'react';
import { lazyPart } from '@mosaico/shared/area';
import { Route, Routes } from '@mosaico/shared/router';
import { InformationCenter } from './information/InformationCenter.tsx';
import { PARTS } from './information/PartLinks.tsx';
import { PATHS } from './paths.ts';
import { ProfileScreen } from './profile/ProfileScreen.tsx';

/** Loaded when it is opened: the badge of the top bar brings the rest of the area to every page of a member. */
const ResponsibleGamingScreen = lazyPart(async () => ({
  default: (await import('./responsible-gaming/ResponsibleGamingScreen.tsx')).ResponsibleGamingScreen,
}));

const securityScreens = () => import('./security/screens.ts');
const SECURITY_SCREENS = [
  [PATHS.security, lazyPart(async () => ({ default: (await securityScreens()).SecurityScreen }))],
  [PATHS.verifyPassword, lazyPart(async () => ({ default: (await securityScreens()).VerifyPasswordScreen }))],
  [PATHS.changePassword, lazyPart(async () => ({ default: (await securityScreens()).ChangePasswordScreen }))],
  [PATHS.bindEmail, lazyPart(async () => ({ default: (await securityScreens()).BindEmailScreen }))],
  [PATHS.verifyPhone, lazyPart(async () => ({ default: (await securityScreens()).VerifyPhoneScreen }))],
] as const;
const DevicesScreen = lazyPart(async () => ({
  default: (await import('./devices/DevicesScreen.tsx')).DevicesScreen,
}));
const PasskeysScreen = lazyPart(async () => ({
  default: (await import('./passkeys/PasskeysScreen.tsx')).PasskeysScreen,
}));
const SecondFactorScreen = lazyPart(async () => ({
  default: (await import('./second-factor/SecondFactorScreen.tsx')).SecondFactorScreen,
}));
const DataExportScreen = lazyPart(async () => ({
  default: (await import('./data-export/DataExportScreen.tsx')).DataExportScreen,
}));
const DeletionScreen = lazyPart(async () => ({
  default: (await import('./deletion/DeletionScreen.tsx')).DeletionScreen,
}));
const IdentityScreen = lazyPart(async () => ({
  default: (await import('./identity/IdentityScreen.tsx')).IdentityScreen,
}));

/** Screens of the account area. */
export function AccountArea() {
  return (
    <Suspense fallback={null}>
      <Routes>
        <Route path={PATHS.profile} element={<ProfileScreen />} />
        <Route path={PATHS.responsibleGaming} element={<ResponsibleGamingScreen />} />
        {SECURITY_SCREENS.map(([path, Screen]) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
        <Route path={PATHS.devices} element={<DevicesScreen />} />
        <Route path={PATHS.passkeys} element={<PasskeysScreen />} />
        <Route path={PATHS.secondFactor} element={<SecondFactorScreen />} />
        <Route path={PATHS.yourData} element={<DataExportScreen />} />
        <Route path={PATHS.deleteAccount} element={<DeletionScreen />} />
        <Route path={PATHS.identity} element={<IdentityScreen />} />
        {PARTS.map((part) => (
          <Route key={part} path={PATHS[part]} element={<InformationCenter part={part} />} />
        ))}
      </Routes>
    </Suspense>
  );
}
