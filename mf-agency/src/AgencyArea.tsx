import { Route, Routes } from '@mosaico/shared/router';
import { InviteScreen } from './invite/InviteScreen.tsx';

/** Screens of the agency area. */
export function AgencyArea() {
  return (
    <Routes>
      <Route path="/agency-center/invite" element={<InviteScreen />} />
    </Routes>
  );
}
