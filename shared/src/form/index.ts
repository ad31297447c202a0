/** Forms. Not a shared singleton: whoever has a form bundles it, so that the first screen does not pay for it. */
export { useController, useWatch } from 'react-hook-form';
export { useApiForm, type ApiForm, type Faults } from './useApiForm.ts';
