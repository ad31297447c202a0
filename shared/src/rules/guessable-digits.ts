/** Whether digits are among the first that anybody tries: all the same, counted up or down, or of six two or three repeated. Pure. Source: R137, R138. */
export function isTrivial(digits: string): boolean {
  const steps = [...digits].slice(1).map((digit, index) => (Number(digit) - Number(digits[index]) + 10) % 10);
  const isCounted = steps.every((step) => step === steps[0]) && [0, 1, 9].includes(steps[0] ?? -1);
  return isCounted || /^(\d{2})\1\1$|^(\d{3})\2$/.test(digits);
}

/** What is known of a member to many, and on the papers in a lost wallet. */
export interface PersonalNumbers {
  readonly cpf: string;
  /** With its country code, in any spelling. */
  readonly phone: string;
  /** `YYYY-MM-DD`; null where it is not known. */
  readonly birthDate: string | null;
}

/** Whether six digits are a date of birth, or stand side by side in a CPF or a phone number. Pure. Source: R137. */
export function isPersonal(digits: string, { cpf, phone, birthDate }: PersonalNumbers): boolean {
  const [year = '', month = '', day = ''] = birthDate?.split('-') ?? [];
  const short = year.slice(2);
  const dates = [day + month + short, month + day + short, short + month + day, month + year, year + month];
  return [...dates, cpf.replace(/\D/g, ''), phone.replace(/\D/g, '')].some((number) =>
    number.includes(digits),
  );
}
