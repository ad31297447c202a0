import type { Locator, Page } from '@playwright/test';

/** The screen of withdrawals and its sheets. Texts in Portuguese. */
export class Withdraw {
  readonly #page: Page;
  readonly amount: Locator;
  readonly all: Locator;
  readonly next: Locator;
  readonly review: Locator;
  readonly followed: Locator;
  readonly recent: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.amount = page.getByLabel('Quanto você quer sacar?');
    this.all = page.getByRole('button', { name: 'Sacar tudo' });
    this.next = page.getByRole('button', { name: /^Revisar saque/ });
    this.review = page.getByRole('dialog', { name: 'Confira seu saque' });
    this.followed = page.getByRole('dialog', { name: 'Seu saque' });
    this.recent = page.getByRole('list', { name: 'Saques recentes' });
  }

  /** Saves the member's own CPF as the key that withdrawals go to. */
  async addCpf({ cpf, password }: { readonly cpf: string; readonly password: string }): Promise<void> {
    await this.#page.getByRole('button', { name: 'Adicionar chave Pix' }).click();
    const sheet = this.#page.getByRole('dialog', { name: 'Adicionar chave Pix' });
    await sheet.getByRole('radio', { name: 'CPF' }).check();
    await sheet.getByLabel('Número do CPF').fill(cpf);
    await sheet.getByLabel('Sua senha de acesso').fill(password);
    await sheet.getByRole('button', { name: 'Salvar chave' }).click();
    await sheet.waitFor({ state: 'detached' });
  }

  /** Fills in the sheet that asks for a first withdrawal password. */
  async setPassword(login: string, digits: string): Promise<void> {
    const sheet = this.#page.getByRole('dialog', { name: 'Crie sua senha de saque' });
    await sheet.getByLabel('Sua senha de acesso').fill(login);
    await sheet.getByLabel('Nova senha de saque: 6 dígitos').fill(digits);
    await sheet.getByLabel('Repita a senha de saque').fill(digits);
    await sheet.getByRole('button', { name: 'Salvar senha' }).click();
  }

  /** Types the withdrawal password into the open review and confirms. */
  async confirm(digits: string): Promise<void> {
    await this.review.getByLabel('Senha de saque', { exact: true }).fill(digits);
    await this.review.getByRole('button', { name: /^Sacar R\$/ }).click();
  }

  /** The alert that tells what the server said. */
  get alert(): Locator {
    return this.#page.getByRole('dialog', { name: 'Aviso' });
  }
}
