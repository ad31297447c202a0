import type { AreaModule } from '../../../shared/src/contract/index.ts';

/** The areas of the workspace by name. The build puts one `import()` for each of them here (import-areas.cjs). */
export const AREAS: Readonly<Record<string, () => Promise<AreaModule>>> = {};
