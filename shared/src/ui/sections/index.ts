/** The way between screens that belong together; bundled by the area that shows them. */
export { SectionLinks, type SectionLink, type SectionLinksProps } from './SectionLinks.tsx';
