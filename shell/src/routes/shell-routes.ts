import type { AreaRoute } from '@mosaico/shared/contract';
import declaration from '../../area.json';

/** The shell's own screens, as its declaration has them. */
export const shellRoutes: readonly AreaRoute[] = declaration.routes.map((route) => {
  const { path, title, skeleton, frame, indexed, feature } = route as Partial<AreaRoute> & typeof route;
  return {
    path,
    title,
    skeleton: skeleton as AreaRoute['skeleton'],
    frame: frame ?? 'main',
    indexed: indexed ?? true,
    data: [],
    ...(feature && { feature }),
  };
});
