/* oxlint-disable mosaico/dependencies -- one bundle is the whole site: this folder stands outside the dependency rule on purpose */
import type { AreaModule } from '../../../shared/src/contract/index.ts';

/** The areas of the workspace by name. The build puts one `import()` for each of them here (import-areas.cjs). */
export const AREAS: Readonly<Record<string, () => Promise<AreaModule>>> = {};
