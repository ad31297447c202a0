import { readPageTexts, type InLanguage } from '../../sandbox-texts.ts';
import type en from './messages/en.json';

export type PageTexts = InLanguage<typeof en>;

/** Texts of the sandbox bank in the language of the address. */
export const pageTexts = readPageTexts<typeof en>(new URL('./messages/', import.meta.url));
