import type { MessageSet } from '@mosaico/shared/contract';

/** What the HTML itself says, whatever the page. */
export interface PageTexts {
  readonly description: string;
  readonly needsScript: string;
  readonly failure: FailureTexts;
}

/** When no shell comes up. */
export interface FailureTexts {
  readonly title: string;
  readonly text: string;
  readonly retry: string;
  /** Before the reference that support can look up. */
  readonly reference: string;
}

export const PAGE_TEXTS: Readonly<Record<MessageSet, PageTexts>> = {
  pt: {
    description: 'Cassino online: jogos, Pix e promoções. Só para maiores de 18 anos.',
    needsScript: 'Este site precisa de JavaScript. Ative-o no navegador e recarregue a página.',
    failure: {
      title: 'O site não abriu',
      text: 'Uma parte essencial não carregou ou parou de funcionar. Seu saldo e suas rodadas estão guardados no servidor, em segurança. Tente de novo; se não resolver, atualize o navegador ou informe a referência ao suporte.',
      retry: 'Tentar de novo',
      reference: 'Referência:',
    },
  },
  en: {
    description: 'Online casino: games, Pix and promotions. For adults over 18.',
    needsScript: 'This site needs JavaScript. Please switch it on in your browser and reload the page.',
    failure: {
      title: 'The site did not open',
      text: 'An essential part did not load or stopped working. Your balance and your rounds are safe on the server. Try again; if that does not help, update your browser or give support the reference below.',
      retry: 'Try again',
      reference: 'Reference:',
    },
  },
  cn: {
    description: '在线娱乐场：游戏、Pix 与优惠活动。仅限 18 岁以上用户。',
    needsScript: '本网站需要 JavaScript。请在浏览器中启用后重新加载页面。',
    failure: {
      title: '网站未能打开',
      text: '网站的核心部分未能加载或运行出错。您的余额和正在进行的游戏都安全保存在服务器上。请重试；如果仍然无法打开，请更新浏览器，或将下方参考编号告知客服。',
      retry: '重试',
      reference: '参考编号：',
    },
  },
  ch: {
    description: '在线娱乐场：游戏、Pix 与优惠活动。仅限 18 岁以上用户。',
    needsScript: '本网站需要 JavaScript。请在浏览器中启用后重新加载页面。',
    failure: {
      title: '网站未能打开',
      text: '网站的核心部分未能加载或运行出错。您的余额和正在进行的游戏都安全保存在服务器上。请重试；如果仍然无法打开，请更新浏览器，或将下方参考编号告知客服。',
      retry: '重试',
      reference: '参考编号：',
    },
  },
  vi: {
    description: 'Sòng bạc trực tuyến: trò chơi, Pix và khuyến mãi. Chỉ dành cho người từ 18 tuổi trở lên.',
    needsScript: 'Trang web này cần JavaScript. Hãy bật JavaScript trong trình duyệt rồi tải lại trang.',
    failure: {
      title: 'Trang web chưa mở được',
      text: 'Một phần thiết yếu không tải được hoặc đã ngừng hoạt động. Số dư và các ván chơi của bạn vẫn an toàn trên máy chủ. Hãy thử lại; nếu vẫn không được, hãy cập nhật trình duyệt hoặc gửi mã tham chiếu bên dưới cho bộ phận hỗ trợ.',
      retry: 'Thử lại',
      reference: 'Mã tham chiếu:',
    },
  },
  id: {
    description: 'Kasino online: permainan, Pix, dan promosi. Khusus usia 18 tahun ke atas.',
    needsScript:
      'Situs ini memerlukan JavaScript. Aktifkan JavaScript di peramban Anda, lalu muat ulang halaman.',
    failure: {
      title: 'Situs gagal dibuka',
      text: 'Bagian penting situs tidak termuat atau berhenti bekerja. Saldo dan permainan Anda tersimpan aman di server. Coba lagi; jika belum berhasil, perbarui peramban Anda atau sampaikan kode referensi di bawah ke layanan bantuan.',
      retry: 'Coba lagi',
      reference: 'Referensi:',
    },
  },
  th: {
    description: 'คาสิโนออนไลน์: เกม Pix และโปรโมชัน สำหรับผู้ที่มีอายุ 18 ปีขึ้นไปเท่านั้น',
    needsScript: 'เว็บไซต์นี้ต้องใช้ JavaScript โปรดเปิดใช้งานในเบราว์เซอร์แล้วโหลดหน้านี้ใหม่',
    failure: {
      title: 'ไม่สามารถเปิดเว็บไซต์ได้',
      text: 'ส่วนสำคัญของเว็บไซต์โหลดไม่สำเร็จหรือหยุดทำงาน ยอดเงินและรอบเกมของคุณเก็บไว้อย่างปลอดภัยบนเซิร์ฟเวอร์ โปรดลองอีกครั้ง หากยังไม่ได้ โปรดอัปเดตเบราว์เซอร์หรือแจ้งรหัสอ้างอิงด้านล่างกับฝ่ายสนับสนุน',
      retry: 'ลองอีกครั้ง',
      reference: 'รหัสอ้างอิง:',
    },
  },
  msa: {
    description: 'Kasino dalam talian: permainan, Pix dan promosi. Untuk pengguna 18 tahun ke atas sahaja.',
    needsScript:
      'Laman ini memerlukan JavaScript. Sila aktifkan JavaScript dalam pelayar anda dan muat semula halaman.',
    failure: {
      title: 'Laman ini gagal dibuka',
      text: 'Bahagian penting laman ini tidak dapat dimuatkan atau berhenti berfungsi. Baki dan permainan anda tersimpan dengan selamat di pelayan. Cuba lagi; jika masih gagal, kemas kini pelayar anda atau berikan rujukan di bawah kepada khidmat sokongan.',
      retry: 'Cuba lagi',
      reference: 'Rujukan:',
    },
  },
};
