import type { AreaRoute } from '@mosaico/shared/contract';
import declaration from '../area.json';

/** The shell's own screens, as its declaration has them. */
export const shellRoutes: readonly AreaRoute[] = declaration.routes.map(({ path, title }) => ({
  path,
  title,
  frame: 'main',
  skeleton: 'form',
  data: [],
}));
