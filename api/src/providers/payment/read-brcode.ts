import { type BrCode, type BrCodeField, crc16 } from './brcode.ts';

/**
 * Reads a BR Code as a payer's bank does.
 *
 * @throws RangeError with the reason, when a bank would refuse it: wrong checksum, fields out of order, a length that runs
 *   past the end, a checksum that is not last, or no Pix in it
 * Source: manual of standards for starting a Pix (Banco Central do Brasil); a wrong checksum must be refused (bacen/pix-api#444).
 */
export function readBrCode(code: string): BrCode {
  const fields = readFields(code);
  checkOrder(fields);
  const checksum = fields.at(-1);
  if (checksum?.id !== '63') throw new RangeError('the checksum is not last');
  if (checksum.value !== crc16(code.slice(0, -4))) throw new RangeError('wrong checksum');
  const value = (id: string) => fields.find((item) => item.id === id)?.value;
  const account = pixAccount(fields);
  return {
    key: account.get('01') ?? null,
    url: account.get('25') ?? null,
    isSingleUse: value('01') === '12',
    amount: value('54') ?? null,
    merchantName: value('59') ?? '',
    merchantCity: value('60') ?? '',
    txid: nested(value('62') ?? '').get('05') ?? '',
    fields: fields.slice(0, -1),
  };
}

function pixAccount(fields: readonly BrCodeField[]): ReadonlyMap<string, string> {
  const accounts = fields.filter(({ id }) => id >= '26' && id <= '51').map(({ value }) => nested(value));
  const pix = accounts.find((account) => account.get('00')?.toLowerCase() === 'br.gov.bcb.pix');
  if (!pix) throw new RangeError('not a Pix code');
  if (pix.has('01') === pix.has('25')) throw new RangeError('a Pix code holds either a key or an address');
  return pix;
}

/** The format indicator comes first, the merchant's fields ascend, and no field stands twice. */
function checkOrder(fields: readonly BrCodeField[]): void {
  if (fields[0]?.id !== '00' || fields[0].value !== '01')
    throw new RangeError('the format indicator is not first');
  const ids = fields.map(({ id }) => id);
  if (new Set(ids).size !== ids.length) throw new RangeError('a field stands twice');
  // Field 63 closes the code although templates up to 99 may come before it.
  const ordered = ids.filter((id) => id !== '63');
  if (ordered.some((id, index) => index > 0 && id < (ordered[index - 1] ?? '')))
    throw new RangeError('fields out of order');
}

function nested(text: string): ReadonlyMap<string, string> {
  return new Map(readFields(text).map(({ id, value }) => [id, value]));
}

function readFields(text: string): BrCodeField[] {
  const fields: BrCodeField[] = [];
  for (let at = 0; at < text.length;) {
    const head = /^(\d{2})(\d{2})$/.exec(text.slice(at, at + 4));
    if (!head) throw new RangeError(`no field at ${at}`);
    const end = at + 4 + Number(head[2]);
    if (end > text.length || end === at + 4) throw new RangeError(`field ${head[1]} runs past the end`);
    fields.push({ id: head[1] ?? '', value: text.slice(at + 4, end) });
    at = end;
  }
  return fields;
}
