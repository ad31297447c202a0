import type { ComponentType } from 'react';
import { PATHS } from '../paths.ts';

/** The shell's own screens by their path (area.json). Each is a chunk of its own: most page views need none. */
export const ownScreens: Readonly<Record<string, () => Promise<ComponentType>>> = {
  [PATHS.login]: async () =>
    (await import(/* webpackChunkName: "login" */ '../auth/LoginPage.tsx')).LoginPage,
  [PATHS.terms]: async () => (await legalScreens()).TermsScreen,
  [PATHS.privacy]: async () => (await legalScreens()).PrivacyScreen,
  [PATHS.gallery]: async () =>
    (await import(/* webpackChunkName: "gallery" */ '../gallery/GalleryScreen.tsx')).GalleryScreen,
  [PATHS.composition]: async () =>
    (await import(/* webpackChunkName: "composition" */ '../diagnostics/CompositionScreen.tsx'))
      .CompositionScreen,
  [PATHS.sandboxTester]: async () =>
    (await import(/* webpackChunkName: "sandbox-tester" */ '../diagnostics/SandboxTesterScreen.tsx'))
      .SandboxTesterScreen,
};

function legalScreens() {
  return import(/* webpackChunkName: "legal" */ '../legal/LegalScreens.tsx');
}
