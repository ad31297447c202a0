/** Questions and answers that open in place; bundled by the part that shows them. */
export { Disclosure, type DisclosureProps } from './Disclosure.tsx';
