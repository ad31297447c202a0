import type { ComponentType } from 'react';

/** The shell's own screens by their path (area.json). Each is a chunk of its own: most page views need none. */
export const ownScreens: Readonly<Record<string, () => Promise<ComponentType>>> = {
  '/login': async () => (await import(/* webpackChunkName: "login" */ '../auth/LoginPage.tsx')).LoginPage,
  '/terms': async () => (await legalScreens()).TermsScreen,
  '/privacy': async () => (await legalScreens()).PrivacyScreen,
  '/responsible-gaming': async () => (await legalScreens()).ResponsibleGamingScreen,
  '/fairness': async () => (await legalScreens()).FairnessScreen,
  '/test12': async () =>
    (await import(/* webpackChunkName: "gallery" */ '../gallery/GalleryScreen.tsx')).GalleryScreen,
  '/test': async () =>
    (await import(/* webpackChunkName: "composition" */ '../diagnostics/CompositionScreen.tsx'))
      .CompositionScreen,
  '/cztx': async () =>
    (await import(/* webpackChunkName: "sandbox-tester" */ '../diagnostics/SandboxTesterScreen.tsx'))
      .SandboxTesterScreen,
};

function legalScreens() {
  return import(/* webpackChunkName: "legal" */ '../legal/LegalScreens.tsx');
}
