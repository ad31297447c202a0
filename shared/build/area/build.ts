import { buildPackage } from '../release/build-package.ts';

/** Builds the release of the area in `dir`, unless it is there. @throws Error with the compiler's messages */
export async function buildArea(dir: string): Promise<0> {
  const begin = Date.now();
  const { area, version, isNew } = await buildPackage(dir, new Date());
  const took = isNew ? `built in ${((Date.now() - begin) / 1000).toFixed(1)} s` : 'already built';
  console.log(`${area} ${version}: ${took}`);
  return 0;
}
