/** A violated rule of a request, as in the Central Bank's API. */
interface Violation {
  readonly razao: string;
  readonly propriedade: string;
}

/** A refusal of the sandbox provider, answered as `application/problem+json` (RFC 7807) with `violacoes`. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: number;
  /** e.g. `CobOperacaoInvalida`. */
  readonly type: string;
  readonly violations: readonly Violation[];

  constructor(status: number, type: string, title: string, violations: readonly Violation[] = []) {
    super(title);
    this.status = status;
    this.type = type;
    this.violations = violations;
  }

  body(): Readonly<Record<string, unknown>> {
    return {
      type: `https://pix.bcb.gov.br/api/v2/error/${this.type}`,
      title: this.message,
      status: this.status,
      detail: this.message,
      ...(this.violations.length > 0 && { violacoes: this.violations }),
    };
  }
}
