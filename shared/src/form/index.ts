/** Forms. The shell provides them once per page, in a chunk that comes with the first form, so that no first screen pays for it. */
export { useWatch } from 'react-hook-form';
export { useControlled, type ControlledField } from './useControlled.ts';
export { useApiForm, type ApiForm, type Faults } from './useApiForm.ts';
