/** A person who registers; every one is new to the site. */
export interface Person {
  readonly account: string;
  readonly password: string;
  readonly realname: string;
  /** Valid check digits. */
  readonly cpf: string;
  readonly phone: string;
  /** As typed: day, month, year. */
  readonly birthDate: string;
}

let lastMs = 0;

export function aPerson(): Person {
  // Grows within this process, and differs from every other one that runs beside it.
  lastMs = Math.max(Date.now(), lastMs + 1);
  const serial = lastMs * 8 + Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
  return {
    account: `e2e_${serial.toString(36).slice(-10)}`,
    password: 'segredo 123',
    realname: 'Joana Teste da Silva',
    cpf: cpfOf(serial),
    phone: `119${String(serial % 100_000_000).padStart(8, '0')}`,
    birthDate: '28021990',
  };
}

function cpfOf(serial: number): string {
  const nine = String(serial % 1_000_000_000).padStart(9, '0');
  const ten = nine + checkDigit(nine);
  return ten + checkDigit(ten);
}

function checkDigit(digits: string): string {
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (digits.length + 1 - index),
    0,
  );
  const rest = sum % 11;
  return String(rest < 2 ? 0 : 11 - rest);
}
