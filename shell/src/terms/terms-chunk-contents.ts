/** What the chunk of the terms holds. */
export { ConsentDialog } from './ConsentDialog.tsx';
export { TermsBanner } from './TermsBanner.tsx';
