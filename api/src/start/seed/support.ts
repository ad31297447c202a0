import type { InEveryLanguage } from '../../messages/in-every-language.ts';

interface SeedSupportLink {
  readonly names: InEveryLanguage;
  readonly url: string;
}

/** `ch` is the same set as `cn` under another name (A1). */
function everywhere(names: Omit<InEveryLanguage, 'ch'>): InEveryLanguage {
  return { ...names, ch: names.cn };
}

const CHAT = everywhere({
  pt: 'Falar pelo chat',
  en: 'Chat with us',
  cn: '在线客服',
  vi: 'Chat với chúng tôi',
  id: 'Chat dengan kami',
  th: 'แชตกับเรา',
  msa: 'Sembang dengan kami',
});
const QUESTIONS = everywhere({
  pt: 'Perguntas frequentes',
  en: 'Frequently asked questions',
  cn: '常见问题',
  vi: 'Câu hỏi thường gặp',
  id: 'Pertanyaan umum',
  th: 'คำถามที่พบบ่อย',
  msa: 'Soalan lazim',
});
const FORM = everywhere({
  pt: 'Enviar uma mensagem',
  en: 'Send a message',
  cn: '发送留言',
  vi: 'Gửi tin nhắn',
  id: 'Kirim pesan',
  th: 'ส่งข้อความ',
  msa: 'Hantar mesej',
});

/** By site, in their order: the first one is the chat (R219). */
export const SUPPORT_LINKS: Readonly<Record<string, readonly SeedSupportLink[]>> = {
  demo: [
    { names: CHAT, url: 'https://chat.mosaico.example/' },
    { names: QUESTIONS, url: 'https://ajuda.mosaico.example/perguntas' },
    { names: FORM, url: 'https://ajuda.mosaico.example/contato' },
  ],
  demo2: [
    { names: CHAT, url: 'https://papo.mare.example/atendimento' },
    { names: FORM, url: 'https://papo.mare.example/mensagem' },
  ],
};
