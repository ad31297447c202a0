import { Route, Routes } from '@mosaico/shared/router';
import { ProfileScreen } from './profile/ProfileScreen.tsx';

/** Screens of the account area. */
export function AccountArea() {
  return (
    <Routes>
      <Route path="/profile" element={<ProfileScreen />} />
    </Routes>
  );
}
