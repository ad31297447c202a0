import { messageFaults } from '@mosaico/shared/testing';
import ch from './messages/ch.json';
import cn from './messages/cn.json';
import en from './messages/en.json';
import id from './messages/id.json';
import msa from './messages/msa.json';
import pt from './messages/pt.json';
import th from './messages/th.json';
import vi from './messages/vi.json';

/** Words that read the same in another language. */
const SAME_EVERYWHERE = ['withdraw.kind.CPF', 'withdraw.kind.CNPJ'];
const ALLOWED = [
  'id: title',
  'msa: title',
  'id: receipt.deposit',
  'msa: receipt.deposit',
  'id: receipt.status',
  'msa: receipt.status',
  'id: record.status.label',
  'msa: record.status.label',
  'id: balance.deposit',
  'msa: balance.deposit',
  'pt: withdraw.kind.EMAIL',
  ...['pt', 'cn', 'ch', 'vi', 'id', 'th', 'msa'].flatMap((set) =>
    SAME_EVERYWHERE.map((key) => `${set}: ${key}`),
  ),
];

it('[R16] says the same in all eight message sets', () => {
  const faults = messageFaults({ pt, en, cn, ch, vi, id, th, msa }, ALLOWED);

  expect(faults).toEqual({ missing: [], placeholders: [], untranslated: [] });
});
