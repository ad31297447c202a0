import { Route, Routes } from '@mosaico/shared/router';
import { InformationCenter } from './information/InformationCenter.tsx';
import { PARTS } from './information/PartLinks.tsx';
import { PATHS } from './paths.ts';
import { ProfileScreen } from './profile/ProfileScreen.tsx';

/** Screens of the account area. */
export function AccountArea() {
  return (
    <Routes>
      <Route path={PATHS.profile} element={<ProfileScreen />} />
      {PARTS.map((part) => (
        <Route key={part} path={PATHS[part]} element={<InformationCenter part={part} />} />
      ))}
    </Routes>
  );
}
