import { Route, Routes } from '@mosaico/shared/router';
import { InformationCenter } from './information/InformationCenter.tsx';
import { PARTS } from './information/PartLinks.tsx';
import { ProfileScreen } from './profile/ProfileScreen.tsx';

/** Screens of the account area. */
export function AccountArea() {
  return (
    <Routes>
      <Route path="/profile" element={<ProfileScreen />} />
      {PARTS.map((part) => (
        <Route key={part} path={`/information-center/${part}`} element={<InformationCenter part={part} />} />
      ))}
    </Routes>
  );
}
