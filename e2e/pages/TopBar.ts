import type { Locator, Page } from '@playwright/test';
import { inAnyLanguage } from '../in-any-language.ts';
import type { Person } from '../person.ts';
import { setting } from '../site.ts';

/** The bar on top of every screen, and the windows it opens. Texts in Portuguese unless said otherwise. */
export class TopBar {
  readonly #page: Page;
  readonly balance: Locator;
  readonly login: Locator;
  readonly register: Locator;

  constructor(page: Page) {
    this.#page = page;
    const bar = page.getByRole('banner');
    this.balance = bar.getByRole('group', { name: /Seu saldo|Your balance/ });
    this.login = bar.getByRole('button', { name: /^(Entrar|Log in)$/ });
    this.register = bar.getByRole('button', { name: /^(Criar conta|Register)$/ });
  }

  /** Fills in and sends the registration form, which is opened if it is not. */
  async registerAs(person: Person): Promise<void> {
    if (!(await this.#page.getByRole('dialog').isVisible())) await this.register.click();
    await this.identifyAs(person);
    const form = this.#page.getByRole('dialog');
    await form.getByLabel('Usuário', { exact: true }).fill(person.account);
    await form.getByLabel('Senha', { exact: true }).fill(person.password);
    await form.getByLabel(/Tenho 18 anos/).check();
    await this.#send('Criar minha conta');
  }

  /** Fills in the first step of the open registration form, and goes on. */
  async identifyAs(person: Person): Promise<void> {
    const form = this.#page.getByRole('dialog');
    await form.getByLabel('CPF').fill(person.cpf);
    await form.getByLabel('Data de nascimento').fill(person.birthDate);
    await form.getByLabel('Celular').fill(person.phone);
    await form.getByLabel('Nome completo').fill(person.realname);
    await form.getByRole('button', { name: 'Continuar' }).click();
  }

  /** Fills in and sends the login form, which is opened if it is not. */
  async loginAs(name: string, password: string): Promise<void> {
    if (!(await this.#page.getByRole('dialog').isVisible())) await this.login.click();
    const form = this.#page.getByRole('dialog');
    await form.getByLabel('Usuário, celular ou CPF').fill(name);
    await form.getByLabel('Senha', { exact: true }).fill(password);
    await this.#send('Entrar');
  }

  async #send(name: string): Promise<void> {
    await this.fillCodeIfAsked(name);
    await this.#page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  }

  /**
   * Where the machine is too slow for the check without a picture, the picture's code is filled in.
   *
   * @param name of the button that sends the form
   */
  async fillCodeIfAsked(name: string): Promise<void> {
    const form = this.#page.getByRole('dialog');
    const button = form.getByRole('button', { name, exact: true });
    await this.#page.addLocatorHandler(
      form.getByLabel('Código da imagem'),
      async (field) => {
        await field.fill(setting('E2E_CAPTCHA'));
        await button.click();
      },
      { noWaitAfter: true, times: 1 },
    );
  }

  /** Opens the side menu, in whatever language the page speaks. */
  async openMenu(): Promise<Locator> {
    const name = inAnyLanguage('layout.menu');
    await this.#page.getByRole('banner').getByRole('button', { name }).click();
    return this.#page.getByRole('dialog', { name });
  }

  /** The same. @param name own name of the language, e.g. `English` */
  async chooseLanguage(name: RegExp): Promise<void> {
    const menu = await this.openMenu();
    await menu.getByRole('button', { name: inAnyLanguage('language.title') }).click();
    await this.#page.getByRole('radio', { name }).click();
  }
}
