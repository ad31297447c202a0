/** Paths of the shell's own screens, as area.json declares them, of the start, and of the areas' documents. */
export const PATHS = {
  home: '/',
  login: '/login',
  terms: '/terms',
  privacy: '/privacy',
  responsibleGaming: '/responsible-gaming',
  fairness: '/fairness',
  gallery: '/test12',
  composition: '/test',
  sandboxTester: '/cztx',
} as const;

/** The documents of the site, in the order of the footer. */
export const DOCUMENTS = ['terms', 'privacy', 'responsibleGaming', 'fairness'] as const;
