import type { InEveryLanguage } from '../../messages/in-every-language.ts';
import type { AdvertisementText } from '../../sites/tables.ts';

type Chinese<Value> = Omit<InEveryLanguage<Value>, 'ch'>;

/** `ch` is the same set as `cn` under another name (A1). */
function everywhere<Value>(texts: Chinese<Value>): InEveryLanguage<Value> {
  return { ...texts, ch: texts.cn };
}

export const FIRST_TERMS = everywhere<string>({
  pt: 'Primeira versão: regras da conta, dos pagamentos e do jogo responsável.',
  en: 'First version: rules for accounts, payments and responsible gaming.',
  cn: '第一版：账户、支付与理性娱乐的规则。',
  vi: 'Phiên bản đầu tiên: quy định về tài khoản, thanh toán và chơi có trách nhiệm.',
  id: 'Versi pertama: aturan akun, pembayaran, dan bermain dengan bijak.',
  th: 'ฉบับแรก: กฎเกี่ยวกับบัญชี การชำระเงิน และการเล่นอย่างรับผิดชอบ',
  msa: 'Versi pertama: peraturan akaun, pembayaran dan bermain secara bertanggungjawab.',
});

export const SECOND_TERMS = everywhere<string>({
  pt: 'O texto sobre limites, pausas e autoexclusão ficou mais claro. Seus direitos continuam os mesmos.',
  en: 'The text on limits, breaks and self-exclusion is clearer. Your rights stay the same.',
  cn: '关于限额、休息与自我排除的条款更加清晰，您的权利保持不变。',
  vi: 'Nội dung về giới hạn, tạm nghỉ và tự loại trừ đã rõ ràng hơn. Quyền lợi của bạn không thay đổi.',
  id: 'Penjelasan tentang batas, jeda, dan pengecualian diri kini lebih jelas. Hak Anda tetap sama.',
  th: 'ข้อความเรื่องขีดจำกัด การพักเล่น และการกันตัวเองออกชัดเจนขึ้น สิทธิของคุณยังเหมือนเดิม',
  msa: 'Bahagian tentang had, rehat dan pengecualian kendiri kini lebih jelas. Hak anda kekal sama.',
});

export const VIP_ADVERTISEMENT = everywhere<AdvertisementText>({
  pt: {
    title: 'Conheça os níveis VIP',
    text: 'Depósitos e apostas contam para o seu nível. Veja o que cada um traz para você.',
    action: 'Ver níveis VIP',
  },
  en: {
    title: 'The VIP levels',
    text: 'Deposits and bets count towards your level. See what each one brings you.',
    action: 'See VIP levels',
  },
  cn: {
    title: '了解 VIP 等级',
    text: '充值和投注都计入您的等级。看看每一级为您带来哪些权益。',
    action: '查看 VIP 等级',
  },
  vi: {
    title: 'Các cấp VIP',
    text: 'Tiền nạp và tiền cược đều được tính vào cấp của bạn. Xem mỗi cấp mang lại cho bạn điều gì.',
    action: 'Xem các cấp VIP',
  },
  id: {
    title: 'Kenali level VIP',
    text: 'Deposit dan taruhan diperhitungkan untuk level Anda. Lihat keuntungan di setiap level.',
    action: 'Lihat level VIP',
  },
  th: {
    title: 'รู้จักระดับ VIP',
    text: 'ยอดฝากและยอดเดิมพันนับรวมเข้าระดับของคุณ ดูว่าแต่ละระดับมอบอะไรให้คุณบ้าง',
    action: 'ดูระดับ VIP',
  },
  msa: {
    title: 'Kenali tahap VIP',
    text: 'Deposit dan pertaruhan diambil kira untuk tahap anda. Lihat faedah di setiap tahap.',
    action: 'Lihat tahap VIP',
  },
});

export const FRIENDS_ADVERTISEMENT = everywhere<AdvertisementText>({
  pt: {
    title: 'Convide amigos',
    text: 'Mande seu link a amigos maiores de 18 anos. Na página de convites você vê quem se cadastrou por ele.',
    action: 'Ver meu link',
  },
  en: {
    title: 'Invite friends',
    text: 'Send your link to friends over 18. The invitation page shows who has registered with it.',
    action: 'See my link',
  },
  cn: {
    title: '邀请好友',
    text: '把您的链接发给年满 18 岁的好友，在邀请页面可以看到谁通过它注册。',
    action: '查看我的链接',
  },
  vi: {
    title: 'Mời bạn bè',
    text: 'Gửi liên kết của bạn cho bạn bè từ 18 tuổi trở lên. Trang mời bạn cho biết ai đã đăng ký qua liên kết.',
    action: 'Xem liên kết của tôi',
  },
  id: {
    title: 'Undang teman',
    text: 'Kirim tautan Anda ke teman berusia 18 tahun ke atas. Di halaman undangan terlihat siapa yang mendaftar lewat tautan itu.',
    action: 'Lihat tautan saya',
  },
  th: {
    title: 'ชวนเพื่อน',
    text: 'ส่งลิงก์ของคุณให้เพื่อนที่อายุ 18 ปีขึ้นไป แล้วดูในหน้าชวนเพื่อนว่าใครสมัครผ่านลิงก์แล้วบ้าง',
    action: 'ดูลิงก์ของฉัน',
  },
  msa: {
    title: 'Jemput rakan',
    text: 'Hantar pautan anda kepada rakan berumur 18 tahun ke atas. Halaman jemputan menunjukkan siapa yang mendaftar melaluinya.',
    action: 'Lihat pautan saya',
  },
});
