import type { MessageSet } from '@mosaico/shared/contract';

/** What the HTML itself says, whatever the page. */
export interface PageTexts {
  readonly description: string;
  readonly needsScript: string;
}

export const PAGE_TEXTS: Readonly<Record<MessageSet, PageTexts>> = {
  pt: {
    description: 'Cassino online: jogos, Pix e promoções. Só para maiores de 18 anos.',
    needsScript: 'Este site precisa de JavaScript. Ative-o no navegador e recarregue a página.',
  },
  en: {
    description: 'Online casino: games, Pix and promotions. For adults over 18.',
    needsScript: 'This site needs JavaScript. Please switch it on in your browser and reload the page.',
  },
  cn: {
    description: '在线娱乐场：游戏、Pix 与优惠活动。仅限 18 岁以上用户。',
    needsScript: '本网站需要 JavaScript。请在浏览器中启用后重新加载页面。',
  },
  ch: {
    description: '在线娱乐场：游戏、Pix 与优惠活动。仅限 18 岁以上用户。',
    needsScript: '本网站需要 JavaScript。请在浏览器中启用后重新加载页面。',
  },
  vi: {
    description: 'Sòng bạc trực tuyến: trò chơi, Pix và khuyến mãi. Chỉ dành cho người trên 18 tuổi.',
    needsScript: 'Trang web này cần JavaScript. Hãy bật JavaScript trong trình duyệt rồi tải lại trang.',
  },
  id: {
    description: 'Kasino online: permainan, Pix, dan promosi. Khusus usia 18 tahun ke atas.',
    needsScript:
      'Situs ini memerlukan JavaScript. Aktifkan JavaScript di peramban Anda, lalu muat ulang halaman.',
  },
  th: {
    description: 'คาสิโนออนไลน์: เกม Pix และโปรโมชัน สำหรับผู้ที่มีอายุ 18 ปีขึ้นไปเท่านั้น',
    needsScript: 'เว็บไซต์นี้ต้องใช้ JavaScript โปรดเปิดใช้งานในเบราว์เซอร์แล้วโหลดหน้านี้ใหม่',
  },
  msa: {
    description: 'Kasino dalam talian: permainan, Pix dan promosi. Untuk pengguna 18 tahun ke atas sahaja.',
    needsScript:
      'Laman ini memerlukan JavaScript. Sila aktifkan JavaScript dalam pelayar anda dan muat semula halaman.',
  },
};
