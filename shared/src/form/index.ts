/** Forms. The shell provides them once per page, in a chunk that comes with the first form, so that no first screen pays for it. */
export { useController, useWatch } from 'react-hook-form';
export { useApiForm, type ApiForm, type Faults } from './useApiForm.ts';
