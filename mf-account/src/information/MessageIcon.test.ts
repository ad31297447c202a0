import { lookOf } from './MessageIcon.tsx';

it.each([
  ['deposit_paid', 'pix'],
  ['deposit_returned', 'refresh'],
  ['deposit_contested', 'shield'],
  ['contestation_released', 'shield'],
  ['deposit_reversed', 'refresh'],
  ['gift_received', 'gift'],
  ['welcome', 'smiley'],
  ['a_kind_to_come', 'mail'],
  ['constructor', 'mail'],
])('draws %s as %s', (kind, icon) => {
  expect(lookOf({ kind }, 'notification').icon).toBe(icon);
});

it('draws announcements alike', () => {
  expect(lookOf({ kind: 'announcement' }, 'announcement').icon).toBe('megaphone');
});
