import { compare } from './compare.ts';

const settledBefore = new Date('2026-11-02T14:00:00Z');
const early = new Date('2026-11-02T13:00:00Z');
const late = new Date('2026-11-02T14:30:00Z');
const bankPix = (receivedCentavos: number, returnedCentavos = 0, paidAt = early) => ({
  e2eid: 'E1',
  receivedCentavos,
  returnedCentavos,
  paidAt,
});
const bookedPix = (receivedCentavos: number, returnedCentavos = 0, isReturning = false) =>
  new Map([['E1', { receivedCentavos, returnedCentavos, isReturning }]]);
const nothing = { received: new Map(), paidOut: new Map() };
const nobody = { received: [], paidOut: [], settledBefore };

describe('a day of the bank beside the books', () => {
  it.each([
    ['a credited Pix', { received: [bankPix(50_00)] }, { received: bookedPix(50_00) }],
    ['one that went back', { received: [bankPix(50_00, 50_00)] }, { received: bookedPix(50_00, 50_00) }],
    ['one that is going back', { received: [bankPix(50_00)] }, { received: bookedPix(50_00, 0, true) }],
    [
      'one that the bank has sent back just now',
      { received: [bankPix(50_00, 50_00)] },
      { received: bookedPix(50_00, 0, true) },
    ],
    ['one that was paid just now', { received: [bankPix(50_00, 0, late)] }, {}],
    [
      'a payout',
      { paidOut: [{ payoutId: 'W1', paidCentavos: 20_00, paidAt: early }] },
      { paidOut: new Map([['W1', 20_00]]) },
    ],
    ['a payout of just now', { paidOut: [{ payoutId: 'W1', paidCentavos: 20_00, paidAt: late }] }, {}],
  ])('agrees on %s', (_, bank, books) => {
    expect(compare({ ...nobody, ...bank, booked: { ...nothing, ...books } })).toEqual([]);
  });

  it.each([
    ['a Pix that the books have not', { received: [bankPix(50_00)] }, {}, 'received', 50_00, 0],
    ['a Pix that the bank has not', {}, { received: bookedPix(50_00) }, 'received', 0, 50_00],
    [
      'another amount',
      { received: [bankPix(50_00)] },
      { received: bookedPix(49_00) },
      'received',
      50_00,
      49_00,
    ],
    [
      'another amount of a Pix of just now',
      { received: [bankPix(50_00, 0, late)] },
      { received: bookedPix(49_00) },
      'received',
      50_00,
      49_00,
    ],
    [
      'money that went back and nobody had asked for it',
      { received: [bankPix(50_00, 50_00)] },
      { received: bookedPix(50_00) },
      'returned',
      50_00,
      0,
    ],
    [
      'money that did not go back',
      { received: [bankPix(50_00)] },
      { received: bookedPix(50_00, 50_00) },
      'returned',
      0,
      50_00,
    ],
    [
      'a payout that the books have not',
      { paidOut: [{ payoutId: 'E1', paidCentavos: 20_00, paidAt: early }] },
      {},
      'paid_out',
      20_00,
      0,
    ],
    ['a payout that the bank has not', {}, { paidOut: new Map([['E1', 20_00]]) }, 'paid_out', 0, 20_00],
    [
      'another amount of a payout',
      { paidOut: [{ payoutId: 'E1', paidCentavos: 20_00, paidAt: early }] },
      { paidOut: new Map([['E1', 19_00]]) },
      'paid_out',
      20_00,
      19_00,
    ],
  ] as const)('differs on %s', (_, bank, books, kind, bankCentavos, booksCentavos) => {
    expect(compare({ ...nobody, ...bank, booked: { ...nothing, ...books } })).toEqual([
      { kind, reference: 'E1', bankCentavos, booksCentavos },
    ]);
  });
});
