import { areaProject } from '@mosaico/shared/build/jest/area-project.mjs';

export default areaProject(import.meta.dirname);
