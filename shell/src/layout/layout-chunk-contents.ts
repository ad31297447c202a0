/** What the chunk of the layout's later parts holds: nothing that a first view shows. */
export { Footer } from '../footer/Footer.tsx';
export { LanguageSheet } from './LanguageSheet.tsx';
export { Menu } from './Menu.tsx';
