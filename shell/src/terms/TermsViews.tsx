export { ConsentDialog } from './ConsentDialog.tsx';
export { TermsBanner } from './TermsBanner.tsx';
