import type { MessageSet } from '@mosaico/shared/contract';

export interface OfflineTexts {
  readonly title: string;
  readonly text: string;
  readonly money: string;
  readonly retry: string;
}

const CHINESE: OfflineTexts = {
  title: '网络已断开',
  text: '请检查 Wi-Fi 或移动数据。网络恢复后，页面会自动打开。',
  money: '您的余额和正在进行的游戏都安全保存在服务器上。',
  retry: '重试',
};

/** Texts of the page that is shown without a network. */
export const OFFLINE_TEXTS: Readonly<Record<MessageSet, OfflineTexts>> = {
  pt: {
    title: 'Você está sem internet',
    text: 'Confira o Wi-Fi ou os dados móveis. Assim que a conexão voltar, a página abre sozinha.',
    money: 'Seu saldo e suas rodadas estão guardados no servidor, em segurança.',
    retry: 'Tentar de novo',
  },
  en: {
    title: 'You are offline',
    text: 'Check your Wi-Fi or mobile data. As soon as the connection is back, the page opens by itself.',
    money: 'Your balance and your rounds are safe on the server.',
    retry: 'Try again',
  },
  cn: CHINESE,
  ch: CHINESE,
  vi: {
    title: 'Mất kết nối mạng',
    text: 'Hãy kiểm tra Wi-Fi hoặc dữ liệu di động. Khi có mạng trở lại, trang sẽ tự động mở.',
    money: 'Số dư và các ván chơi của bạn vẫn an toàn trên máy chủ.',
    retry: 'Thử lại',
  },
  id: {
    title: 'Anda sedang offline',
    text: 'Periksa Wi-Fi atau data seluler Anda. Begitu koneksi pulih, halaman ini terbuka otomatis.',
    money: 'Saldo dan permainan Anda tersimpan aman di server.',
    retry: 'Coba lagi',
  },
  th: {
    title: 'ไม่มีการเชื่อมต่ออินเทอร์เน็ต',
    text: 'โปรดตรวจสอบ Wi-Fi หรืออินเทอร์เน็ตมือถือ เมื่อเชื่อมต่อได้อีกครั้ง หน้านี้จะเปิดขึ้นเอง',
    money: 'ยอดเงินและรอบเกมของคุณเก็บไว้อย่างปลอดภัยบนเซิร์ฟเวอร์',
    retry: 'ลองอีกครั้ง',
  },
  msa: {
    title: 'Anda di luar talian',
    text: 'Semak Wi-Fi atau data mudah alih anda. Sebaik sahaja sambungan pulih, halaman ini akan terbuka sendiri.',
    money: 'Baki dan permainan anda tersimpan dengan selamat di pelayan.',
    retry: 'Cuba lagi',
  },
};
