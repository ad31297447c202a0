/** What the chunk of the layout holds: parts that a first view does not show. */
export { Footer } from '../footer/Footer.tsx';
export { ShortFooter } from '../footer/ShortFooter.tsx';
export { LanguageSheet } from './LanguageSheet.tsx';
export { Menu } from './Menu.tsx';
export { ProfileEntries } from './ProfileEntries.tsx';
