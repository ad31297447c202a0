/** Texts of the sandbox mailbox, which speaks Portuguese and English like the sandbox bank. */
const pt = {
  htmlLang: 'pt-BR',
  title: 'Caixa de entrada',
  intro:
    'E-mails e SMS deste site não saem daqui. Veja o que foi enviado para um endereço nas últimas 24 horas.',
  address: 'E-mail ou celular',
  hint: 'Por exemplo, marina@exemplo.com ou (11)\u00a098765-4321',
  open: 'Ver mensagens',
  unreadable: 'Digite um e-mail ou um celular válido',
  messagesTo: 'Mensagens para',
  email: 'E-mail',
  sms: 'SMS',
  empty: 'Nenhuma mensagem ainda',
  emptyHint: 'Assim que o site enviar algo para este endereço, aparece aqui.',
  sandbox: 'Ambiente de demonstração. Nada é enviado de verdade.',
};
const en: typeof pt = {
  htmlLang: 'en',
  title: 'Mailbox',
  intro: 'E-mail and SMS of this site end here. See what was sent to an address within the last 24 hours.',
  address: 'E-mail or mobile number',
  hint: 'For example marina@example.com or (11)\u00a098765-4321',
  open: 'Show messages',
  unreadable: 'Enter a valid e-mail or mobile number',
  messagesTo: 'Messages to',
  email: 'E-mail',
  sms: 'SMS',
  empty: 'No messages yet',
  emptyHint: 'As soon as the site sends something to this address, it appears here.',
  sandbox: 'Demonstration environment. Nothing is really sent.',
};

export type PageTexts = typeof pt;

/** Texts for the `lang` of the address; Portuguese unless English is asked for. */
export function pageTexts(lang: string | undefined): PageTexts {
  return lang === 'en' ? en : pt;
}
