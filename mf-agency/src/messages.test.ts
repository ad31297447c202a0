import { messageFaults } from '@mosaico/shared/testing';
import ch from './messages/ch.json';
import cn from './messages/cn.json';
import en from './messages/en.json';
import id from './messages/id.json';
import msa from './messages/msa.json';
import pt from './messages/pt.json';
import th from './messages/th.json';
import vi from './messages/vi.json';

/** Words that are the same there. */
const ALLOWED = [
  ...['pt', 'cn', 'ch', 'vi', 'id', 'th', 'msa'].map((set) => `${set}: register.cpf`),
  'id: record.status.valid',
  'id: reward.status.label',
  'msa: reward.status.label',
];

it('[R16] says the same in all eight message sets', () => {
  const faults = messageFaults({ pt, en, cn, ch, vi, id, th, msa }, ALLOWED);

  expect(faults).toEqual({ missing: [], placeholders: [], untranslated: [] });
});
