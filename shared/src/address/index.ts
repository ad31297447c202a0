/** What a screen keeps in the query of its address; bundled by the area that has it. */
export { useAddressChoice } from './useAddressChoice.ts';
