import { messageFaults } from '@mosaico/shared/testing';
import ch from './ch.json';
import cn from './cn.json';
import en from './en.json';
import id from './id.json';
import msa from './msa.json';
import pt from './pt.json';
import th from './th.json';
import vi from './vi.json';

/** A name of a document, and a word that these languages share. */
const SAME = ['pt', 'cn', 'ch', 'vi', 'id', 'th', 'msa']
  .map((set) => `${set}: form.cpf`)
  .concat('pt: layout.menu', 'id: layout.menu', 'msa: layout.menu');

describe('messages of the shell', () => {
  it('[R16] [R24] [R25] are complete in all eight sets, with nothing left in English', () => {
    expect(messageFaults({ pt, en, cn, ch, vi, id, th, msa }, SAME)).toEqual({
      missing: [],
      placeholders: [],
      untranslated: [],
    });
  });

  it('[A1] say the same in both names of Chinese', () => {
    expect(ch).toEqual(cn);
  });
});
