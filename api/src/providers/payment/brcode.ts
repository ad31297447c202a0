/** One field of a BR Code: two-digit id, value of 1 to 99 characters. */
export interface BrCodeField {
  readonly id: string;
  readonly value: string;
}

/** What a Pix code says. `key` and `url` exclude each other. */
export interface BrCode {
  /** Pix key of the receiver (static code). */
  readonly key: string | null;
  /** Address of the charge, without `https://` (dynamic code). */
  readonly url: string | null;
  /** True when the code may be paid once only. */
  readonly isSingleUse: boolean;
  /** Decimal text such as `12.50`; null when the payer chooses, or when the charge says it. */
  readonly amount: string | null;
  readonly merchantName: string;
  readonly merchantCity: string;
  /** Reference label; `***` when there is none, always so in a dynamic code. */
  readonly txid: string;
  /** Every field as it stands, the checksum left out. */
  readonly fields: readonly BrCodeField[];
}

interface Merchant {
  /** At most 25 characters once accents are gone. */
  readonly merchantName: string;
  /** At most 15 characters once accents are gone. */
  readonly merchantCity: string;
}

/** A code that holds the receiver's key itself. */
export interface StaticBrCode extends Merchant {
  readonly key: string;
  readonly info?: string;
  /** Decimal text with two digits; left out, the payer chooses. */
  readonly amount?: string;
  /** 1 to 25 letters and digits. */
  readonly txid?: string;
}

/** A code that points at a charge. Its amount and its id are behind the address, never in the code. */
export interface DynamicBrCode extends Merchant {
  /** Address of the charge, without `https://`. */
  readonly url: string;
  /** Address of a recurrence (Pix Automático), without `https://`. */
  readonly recurrenceUrl?: string;
}

const PIX = 'br.gov.bcb.pix';
const NO_REFERENCE = '***';

/**
 * Writes a static BR Code ("Pix copia e cola").
 *
 * @throws RangeError when a value has no place in the format
 * Source: manual of standards for starting a Pix (Banco Central do Brasil), EMV QRCPS-MPM.
 */
export function staticBrCode({ key, info, amount, txid, ...merchant }: StaticBrCode): string {
  if (amount !== undefined && !/^\d{1,10}\.\d{2}$/.test(amount))
    throw new RangeError('the amount needs two decimals, like 12.50');
  if (txid !== undefined && !/^[A-Za-z0-9]{1,25}$/.test(txid))
    throw new RangeError('txid needs 1 to 25 letters and digits');
  const account = field('00', PIX) + field('01', key) + (info ? field('02', info) : '');
  return seal([
    field('26', account),
    ...trade(amount),
    ...receiver(merchant),
    reference(txid ?? NO_REFERENCE),
  ]);
}

/**
 * Writes a dynamic BR Code, to be paid once.
 *
 * @throws RangeError when a value has no place in the format, or `url` starts with a scheme
 * Source: manual of standards for starting a Pix (Banco Central do Brasil).
 */
export function dynamicBrCode({ url, recurrenceUrl, ...merchant }: DynamicBrCode): string {
  const recurrence = recurrenceUrl ? [field('80', field('00', PIX) + address(recurrenceUrl))] : [];
  const account = field('26', field('00', PIX) + address(url));
  return seal([
    field('01', '12'),
    account,
    ...trade(),
    ...receiver(merchant),
    reference(NO_REFERENCE),
    ...recurrence,
  ]);
}

/** Checksum of a BR Code: CRC-16/CCITT-FALSE as four upper-case hex digits, over everything up to and with `6304`. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const character of text) {
    crc ^= character.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** One field with its length. @throws RangeError when the value is empty, longer than 99 characters or not ASCII */
export function field(id: string, value: string): string {
  if (!/^[\x20-\x7e]{1,99}$/.test(value)) throw new RangeError(`field ${id} needs 1 to 99 ASCII characters`);
  return id + String(value.length).padStart(2, '0') + value;
}

function address(url: string): string {
  if (/^[a-z]+:\/\//i.test(url)) throw new RangeError('the address must not begin with a scheme');
  return field('25', url);
}

function trade(amount?: string): string[] {
  return [
    field('52', '0000'),
    field('53', '986'),
    ...(amount ? [field('54', amount)] : []),
    field('58', 'BR'),
  ];
}

function receiver({ merchantName, merchantCity }: Merchant): string[] {
  return [field('59', plain(merchantName, 25)), field('60', plain(merchantCity, 15))];
}

function reference(txid: string): string {
  return field('62', field('05', txid));
}

/** Without accents, cut to the room there is: banks read ASCII only. */
function plain(text: string, length: number): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').slice(0, length).trim();
}

function seal(fields: readonly string[]): string {
  const open = `${field('00', '01')}${fields.join('')}6304`;
  return open + crc16(open);
}
