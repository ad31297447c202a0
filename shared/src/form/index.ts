/** Forms. Not a shared singleton: whoever has a form bundles it, so that the first screen does not pay for it. */
export { Controller, useForm, useFormContext, useWatch, FormProvider } from 'react-hook-form';
export type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
