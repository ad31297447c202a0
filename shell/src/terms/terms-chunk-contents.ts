/** What the chunk of the terms holds. */
export { ConsentPart, NoticePart } from './TermsParts.tsx';
