/** Masks of what Brazilian players type. All are pure, accept any text, and are stable: a masked text masks to itself. */
export type Mask = 'cpf' | 'cnpj' | 'phone' | 'date';

const digitsOf = (text: string, most: number) => text.replace(/\D/g, '').slice(0, most);

/** `52998224725` becomes `529.982.247-25`; a partial number gets what is known of it. */
export function maskCpf(text: string): string {
  const digits = digitsOf(text, 11);
  const body = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 9)].filter(Boolean).join('.');
  return digits.length > 9 ? `${body}-${digits.slice(9)}` : body;
}

/** `12ABC34501DE35` becomes `12.ABC.345/01DE-35`: since July 2026 a CNPJ may have letters, which are written large. */
export function maskCnpj(text: string): string {
  const signs = text
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .slice(0, 14);
  const body = [signs.slice(0, 2), signs.slice(2, 5), signs.slice(5, 8)].filter(Boolean).join('.');
  const branch = signs.length > 8 ? `${body}/${signs.slice(8, 12)}` : body;
  return signs.length > 12 ? `${branch}-${signs.slice(12)}` : branch;
}

/** `11987654321` becomes `(11) 98765-4321`. A pasted +55 in front is dropped. */
export function maskPhone(text: string): string {
  const all = text.replace(/\D/g, '');
  const digits = (all.length > 11 && all.startsWith('55') ? all.slice(2) : all).slice(0, 11);
  if (digits.length <= 2) return digits && `(${digits}`;
  const split = digits.length > 10 ? 7 : 6;
  const start = `(${digits.slice(0, 2)}) ${digits.slice(2, split)}`;
  return digits.length > split ? `${start}-${digits.slice(split)}` : start;
}

/** `31121999` becomes `31/12/1999`. */
export function maskDate(text: string): string {
  const digits = digitsOf(text, 8);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('/');
}

/** The function of a mask, and what a field with it asks of keyboard and browser. */
export const MASKS = {
  cpf: { apply: maskCpf, inputMode: 'numeric', placeholder: '000.000.000-00' },
  cnpj: { apply: maskCnpj, inputMode: 'text', placeholder: '00.000.000/0000-00' },
  phone: { apply: maskPhone, inputMode: 'tel', placeholder: '(00) 00000-0000' },
  // How a date is typed reads differently in each language: see texts.ts.
  date: { apply: maskDate, inputMode: 'numeric', placeholder: null },
} as const;
