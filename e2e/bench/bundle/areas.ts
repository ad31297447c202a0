import type { AreaModule } from '@mosaico/shared/contract';

/** The areas of the workspace by name. The build puts one `import()` for each of them here (import-areas.cjs). */
export const AREAS: Readonly<Record<string, () => Promise<AreaModule>>> = {};
