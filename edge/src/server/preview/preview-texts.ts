import type { MessageSet } from '@mosaico/shared/contract';

/** What a preview says of itself. */
export interface PreviewTexts {
  readonly title: string;
  /** Before the time it ends. */
  readonly until: string;
  readonly only: string;
  /** In place of `only`, where the build is on the visitor's own machine. */
  readonly local: string;
  /** In place of `local`, until that machine has answered. */
  readonly waiting: string;
  readonly leave: string;
  readonly opening: string;
  readonly over: string;
}

const CHINESE: PreviewTexts = {
  title: '预览',
  until: '有效期至',
  only: '此版本尚未发布，只有持有预览链接的人才能看到。资金和投注都是真实的。',
  local: '此区域来自您自己的电脑，只有您能看到。资金和投注都是真实的。',
  waiting:
    '正在等待您的电脑，在此之前显示的是当前版本。如果浏览器询问是否允许本网站访问您的设备，请选择允许。',
  leave: '退出预览',
  opening: '正在打开预览…',
  over: '此预览已结束，或不适用于本网站。',
};

export const PREVIEW_TEXTS: Readonly<Record<MessageSet, PreviewTexts>> = {
  pt: {
    title: 'Prévia',
    until: 'até',
    only: 'Esta versão ainda não foi lançada: só a vê quem tem o link da prévia. O dinheiro e as apostas são reais.',
    local: 'Esta área vem do seu próprio computador: só você a vê. O dinheiro e as apostas são reais.',
    waiting:
      'Aguardando o seu computador; até lá, esta é a versão atual. Se o navegador perguntar se este site pode acessá-lo, permita.',
    leave: 'Sair da prévia',
    opening: 'Abrindo a prévia…',
    over: 'Esta prévia terminou ou não é deste site.',
  },
  en: {
    title: 'Preview',
    until: 'until',
    only: 'This version is not released yet: only those with the preview link see it. Money and bets are real.',
    local: 'This area comes from your own computer: only you see it. Money and bets are real.',
    waiting:
      'Waiting for your computer; until then this is the live version. If the browser asks whether this site may reach it, allow it.',
    leave: 'Leave the preview',
    opening: 'Opening the preview…',
    over: 'This preview has ended, or is not for this site.',
  },
  cn: CHINESE,
  ch: CHINESE,
  vi: {
    title: 'Bản xem trước',
    until: 'đến',
    only: 'Phiên bản này chưa phát hành: chỉ người có liên kết xem trước mới thấy. Tiền và cược là thật.',
    local: 'Phần này lấy từ máy tính của bạn: chỉ bạn nhìn thấy. Tiền và cược là thật.',
    waiting:
      'Đang chờ máy tính của bạn; cho đến lúc đó đây là phiên bản hiện tại. Nếu trình duyệt hỏi trang này có được truy cập máy không, hãy cho phép.',
    leave: 'Thoát bản xem trước',
    opening: 'Đang mở bản xem trước…',
    over: 'Bản xem trước này đã kết thúc hoặc không dành cho trang này.',
  },
  id: {
    title: 'Pratinjau',
    until: 'sampai',
    only: 'Versi ini belum dirilis: hanya pemilik tautan pratinjau yang melihatnya. Uang dan taruhan tetap nyata.',
    local:
      'Bagian ini berasal dari komputer Anda sendiri: hanya Anda yang melihatnya. Uang dan taruhan tetap nyata.',
    waiting:
      'Menunggu komputer Anda; sampai saat itu ini versi yang berjalan. Jika peramban bertanya apakah situs ini boleh mengaksesnya, izinkan.',
    leave: 'Keluar dari pratinjau',
    opening: 'Membuka pratinjau…',
    over: 'Pratinjau ini sudah berakhir atau bukan untuk situs ini.',
  },
  th: {
    title: 'ตัวอย่าง',
    until: 'ถึง',
    only: 'เวอร์ชันนี้ยังไม่เปิดใช้งาน มีเพียงผู้ที่มีลิงก์ตัวอย่างเท่านั้นที่เห็น เงินและการเดิมพันเป็นของจริง',
    local: 'ส่วนนี้มาจากคอมพิวเตอร์ของคุณเอง มีเพียงคุณเท่านั้นที่เห็น เงินและการเดิมพันเป็นของจริง',
    waiting:
      'กำลังรอคอมพิวเตอร์ของคุณ ระหว่างนี้แสดงเวอร์ชันปัจจุบัน หากเบราว์เซอร์ถามว่าเว็บไซต์นี้เข้าถึงเครื่องได้หรือไม่ โปรดอนุญาต',
    leave: 'ออกจากตัวอย่าง',
    opening: 'กำลังเปิดตัวอย่าง…',
    over: 'ตัวอย่างนี้สิ้นสุดแล้ว หรือไม่ใช่ของเว็บไซต์นี้',
  },
  msa: {
    title: 'Pratonton',
    until: 'hingga',
    only: 'Versi ini belum dilancarkan: hanya mereka yang mempunyai pautan pratonton dapat melihatnya. Ini wang dan pertaruhan sebenar.',
    local:
      'Bahagian ini datang daripada komputer anda sendiri: hanya anda melihatnya. Ini wang dan pertaruhan sebenar.',
    waiting:
      'Menunggu komputer anda; sehingga itu ini versi semasa. Jika pelayar bertanya sama ada laman ini boleh mencapainya, benarkan.',
    leave: 'Keluar dari pratonton',
    opening: 'Membuka pratonton…',
    over: 'Pratonton ini telah tamat atau bukan untuk laman ini.',
  },
};
