/** An answer that says no, with its status and words. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly statusCode: number;
  readonly reasons: readonly string[];

  constructor(statusCode: number, message: string, reasons: readonly string[] = []) {
    super(message);
    this.statusCode = statusCode;
    this.reasons = reasons;
  }
}
