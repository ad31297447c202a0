import type { MessageSet } from '@mosaico/shared/contract';

/** What the HTML itself says, whatever the page. */
export interface PageTexts {
  readonly description: string;
  readonly needsScript: string;
}

export const PAGE_TEXTS: Readonly<Record<MessageSet, PageTexts>> = {
  pt: {
    description: 'Cassino on-line: jogos, PIX e promoções. Para maiores de 18 anos.',
    needsScript: 'Este site precisa de JavaScript. Ative-o no navegador e recarregue a página.',
  },
  en: {
    description: 'Online casino: games, PIX and promotions. For adults over 18.',
    needsScript: 'This site needs JavaScript. Please switch it on in your browser and reload the page.',
  },
  cn: {
    description: '在线娱乐场：游戏、PIX 与优惠活动。仅限 18 岁以上人士。',
    needsScript: '本网站需要 JavaScript。请在浏览器中启用后重新加载页面。',
  },
  ch: {
    description: '在线娱乐场：游戏、PIX 与优惠活动。仅限 18 岁以上人士。',
    needsScript: '本网站需要 JavaScript。请在浏览器中启用后重新加载页面。',
  },
  vi: {
    description: 'Sòng bạc trực tuyến: trò chơi, PIX và khuyến mãi. Dành cho người trên 18 tuổi.',
    needsScript: 'Trang web này cần JavaScript. Hãy bật JavaScript trong trình duyệt rồi tải lại trang.',
  },
  id: {
    description: 'Kasino daring: permainan, PIX, dan promosi. Khusus usia 18 tahun ke atas.',
    needsScript: 'Situs ini memerlukan JavaScript. Aktifkan di peramban Anda lalu muat ulang halaman.',
  },
  th: {
    description: 'คาสิโนออนไลน์: เกม PIX และโปรโมชัน สำหรับผู้มีอายุ 18 ปีขึ้นไป',
    needsScript: 'เว็บไซต์นี้ต้องใช้ JavaScript โปรดเปิดใช้งานในเบราว์เซอร์แล้วโหลดหน้านี้ใหม่',
  },
  msa: {
    description: 'Kasino dalam talian: permainan, PIX dan promosi. Untuk 18 tahun ke atas.',
    needsScript: 'Laman ini memerlukan JavaScript. Sila hidupkan dalam pelayar anda dan muat semula halaman.',
  },
};
