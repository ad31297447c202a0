import type { MessageText } from '../../information/message-text.ts';
import type { InEveryLanguage } from '../../messages/in-every-language.ts';

/** `ch` is the same set as `cn` under another name (A1). */
function everywhere(texts: Omit<InEveryLanguage<MessageText>, 'ch'>): InEveryLanguage<MessageText> {
  return { ...texts, ch: texts.cn };
}

export const PIX_AT_ANY_HOUR = everywhere({
  pt: {
    title: 'Pix a qualquer hora',
    content:
      'Depósitos por Pix caem na hora, também de madrugada, nos fins de semana e nos feriados. Não cobramos taxa.\n\nPague sempre com uma conta no seu CPF: um Pix de outra pessoa volta para quem enviou.',
  },
  en: {
    title: 'Pix at any hour',
    content:
      'Pix deposits arrive at once, at night, at weekends and on holidays too. We charge no fee.\n\nAlways pay from an account under your own CPF: a Pix from somebody else goes back to its sender.',
  },
  cn: {
    title: 'Pix 全天候到账',
    content:
      '无论深夜、周末还是节假日，Pix 充值都会即时到账，且不收手续费。\n\n请始终使用您本人 CPF 名下的账户付款：他人的 Pix 付款会退回给付款人。',
  },
  vi: {
    title: 'Nạp Pix mọi lúc',
    content:
      'Tiền nạp qua Pix vào số dư ngay lập tức, kể cả ban đêm, cuối tuần và ngày lễ. Chúng tôi không thu phí.\n\nHãy luôn thanh toán từ tài khoản đứng tên CPF của bạn: Pix từ người khác sẽ được hoàn lại cho người gửi.',
  },
  id: {
    title: 'Pix kapan saja',
    content:
      'Deposit lewat Pix langsung masuk, juga di malam hari, akhir pekan, dan hari libur. Tanpa biaya.\n\nSelalu bayar dari rekening atas CPF Anda sendiri: Pix dari orang lain akan dikembalikan ke pengirimnya.',
  },
  th: {
    title: 'ฝากด้วย Pix ได้ทุกเวลา',
    content:
      'ยอดฝากผ่าน Pix เข้าทันที ทั้งกลางดึก วันหยุดสุดสัปดาห์ และวันหยุดนักขัตฤกษ์ โดยไม่มีค่าธรรมเนียม\n\nโปรดชำระจากบัญชีที่ผูกกับ CPF ของคุณเองเสมอ Pix จากผู้อื่นจะถูกส่งคืนผู้โอน',
  },
  msa: {
    title: 'Pix pada bila-bila masa',
    content:
      'Deposit Pix masuk serta-merta, termasuk waktu malam, hujung minggu dan cuti umum. Tiada caj dikenakan.\n\nSentiasa bayar daripada akaun atas CPF anda sendiri: Pix daripada orang lain akan dipulangkan kepada penghantarnya.',
  },
});

export const AT_YOUR_PACE = everywhere({
  pt: {
    title: 'Jogue no seu ritmo',
    content:
      'Jogo é lazer, não renda. Decida antes quanto tempo e quanto dinheiro quer gastar, e pare quando chegar lá.\n\nEm [Jogo responsável](/responsible-gaming) você encontra dicas e onde pedir ajuda, de graça e em sigilo.',
  },
  en: {
    title: 'Play at your own pace',
    content:
      'Gaming is leisure, not income. Decide beforehand how much time and money you want to spend, and stop when you get there.\n\nUnder [Responsible gaming](/responsible-gaming) you will find advice and places to ask for help, free and in confidence.',
  },
  cn: {
    title: '量力而行，轻松娱乐',
    content:
      '游戏是休闲，不是收入来源。请事先决定投入多少时间和金钱，达到上限就停下来。\n\n在[理性娱乐](/responsible-gaming)页面，您可以找到建议，以及免费且保密的求助渠道。',
  },
  vi: {
    title: 'Chơi theo nhịp của bạn',
    content:
      'Chơi là để giải trí, không phải để kiếm sống. Hãy quyết định trước bạn muốn dành bao nhiêu thời gian và tiền, rồi dừng lại khi đã đủ.\n\nMục [Chơi có trách nhiệm](/responsible-gaming) có lời khuyên và các nơi hỗ trợ miễn phí, bảo mật.',
  },
  id: {
    title: 'Main santai, sesuai batas Anda',
    content:
      'Bermain itu hiburan, bukan penghasilan. Tentukan lebih dulu berapa waktu dan uang yang ingin Anda pakai, lalu berhenti saat batas itu tercapai.\n\nDi halaman [Bermain dengan bijak](/responsible-gaming) ada saran dan tempat meminta bantuan, gratis dan terjaga kerahasiaannya.',
  },
  th: {
    title: 'เล่นตามจังหวะของคุณ',
    content:
      'การเล่นคือความบันเทิง ไม่ใช่รายได้ กำหนดไว้ก่อนว่าจะใช้เวลาและเงินเท่าไร แล้วหยุดเมื่อถึงจุดนั้น\n\nในหน้า[เล่นอย่างรับผิดชอบ](/responsible-gaming)มีคำแนะนำและช่องทางขอความช่วยเหลือ ฟรีและเป็นความลับ',
  },
  msa: {
    title: 'Main mengikut rentak anda',
    content:
      'Bermain ialah hiburan, bukan pendapatan. Tentukan dahulu berapa banyak masa dan wang yang mahu digunakan, dan berhenti apabila had itu dicapai.\n\nDi halaman [Bermain secara bertanggungjawab](/responsible-gaming) ada nasihat dan tempat mendapatkan bantuan, percuma dan sulit.',
  },
});

export const PLAY_MONEY = everywhere({
  pt: {
    title: 'Aqui o dinheiro é de mentira',
    content:
      'A Mosaico é um site de demonstração: o saldo é fictício, nenhum Pix real é cobrado e nada pode ser sacado.\n\nO resto funciona como em um site de verdade: jogos, depósitos, VIP e convites.',
  },
  en: {
    title: 'The money here is play money',
    content:
      'Mosaico is a demonstration site: the balance is fictitious, no real Pix is charged and nothing can be cashed out.\n\nEverything else works as on a live site: games, deposits, VIP and invitations.',
  },
  cn: {
    title: '本站使用虚拟资金',
    content:
      'Mosaico 是演示网站：余额为虚拟金额，不会产生真实的 Pix 扣款，也无法提现。\n\n其余功能与正式网站一致：游戏、充值、VIP 和邀请。',
  },
  vi: {
    title: 'Tiền ở đây chỉ để chơi thử',
    content:
      'Mosaico là trang web thử nghiệm: số dư là ảo, không có khoản Pix thật nào bị thu và không thể rút tiền.\n\nMọi thứ khác hoạt động như trang thật: trò chơi, nạp tiền, VIP và lời mời.',
  },
  id: {
    title: 'Uang di sini hanya mainan',
    content:
      'Mosaico adalah situs demo: saldonya fiktif, tidak ada Pix sungguhan yang ditagih, dan saldo tidak bisa ditarik.\n\nSelebihnya berjalan seperti situs sungguhan: permainan, deposit, VIP, dan undangan.',
  },
  th: {
    title: 'เงินในเว็บนี้เป็นเงินสมมติ',
    content:
      'Mosaico เป็นเว็บไซต์สาธิต ยอดเงินเป็นเพียงตัวเลขสมมติ ไม่มีการเรียกเก็บ Pix จริง และถอนเงินไม่ได้\n\nส่วนอื่นทำงานเหมือนเว็บจริง ทั้งเกม การฝาก VIP และการชวนเพื่อน',
  },
  msa: {
    title: 'Wang di sini wang mainan',
    content:
      'Mosaico ialah laman demo: bakinya hanya rekaan, tiada Pix sebenar dicaj dan tiada wang boleh dikeluarkan.\n\nSelebihnya berfungsi seperti laman sebenar: permainan, deposit, VIP dan jemputan.',
  },
});

export const THE_TIDE_IS_IN = everywhere({
  pt: {
    title: 'A Maré chegou',
    content:
      'Estamos no ar, com jogos para todo gosto: dos clássicos de rolos às mesas ao vivo.\n\nÉ uma demonstração: o saldo é fictício e nenhum Pix de verdade é cobrado. Fique à vontade para explorar.',
  },
  en: {
    title: 'Maré is here',
    content:
      'Maré is live, with games for every taste: from classic reels to live tables.\n\nIt is a demonstration: the balance is fictitious and no real Pix is charged. Feel free to explore.',
  },
  cn: {
    title: 'Maré 正式上线',
    content:
      'Maré 现已上线，从经典老虎机到真人桌台，总有一款适合您。\n\n本站为演示网站：余额为虚拟金额，不会产生真实的 Pix 扣款，请放心体验。',
  },
  vi: {
    title: 'Maré đã ra mắt',
    content:
      'Maré đã hoạt động với trò chơi cho mọi sở thích: từ slot cổ điển đến bàn chơi trực tiếp.\n\nĐây là trang web thử nghiệm: số dư là ảo và không có khoản Pix thật nào bị thu. Cứ thoải mái khám phá.',
  },
  id: {
    title: 'Maré sudah hadir',
    content:
      'Maré sudah dibuka, dengan permainan untuk semua selera: dari slot klasik sampai kasino langsung.\n\nIni situs demo: saldonya fiktif dan tidak ada Pix sungguhan yang ditagih. Silakan menjelajah.',
  },
  th: {
    title: 'Maré เปิดให้บริการแล้ว',
    content:
      'Maré เปิดแล้ว พร้อมเกมสำหรับทุกสไตล์ ตั้งแต่สล็อตคลาสสิกไปจนถึงโต๊ะเกมสด\n\nเว็บนี้เป็นการสาธิต ยอดเงินเป็นตัวเลขสมมติ และไม่มีการเรียกเก็บ Pix จริง เชิญสำรวจได้ตามสบาย',
  },
  msa: {
    title: 'Maré kini dibuka',
    content:
      'Maré sudah dibuka, dengan permainan untuk semua cita rasa: daripada slot klasik hingga kasino langsung.\n\nIni laman demo: bakinya hanya rekaan dan tiada Pix sebenar dicaj. Silakan meneroka.',
  },
});

export const YOUR_INVITATION_LINK = everywhere({
  pt: {
    title: 'Seu link de convite',
    content:
      'Em Convidar fica o seu link pessoal. Quem se cadastra por ele aparece na sua lista, com a etapa em que está.\n\nConvide só maiores de 18 anos.',
  },
  en: {
    title: 'Your invitation link',
    content:
      'Your personal link is under Invite. Whoever registers with it appears in your list, with the stage they have reached.\n\nInvite only people over 18.',
  },
  cn: {
    title: '您的邀请链接',
    content:
      '您的专属链接在“邀请”页面。通过该链接注册的好友会显示在您的列表中，并标明当前进度。\n\n请只邀请年满 18 岁的人士。',
  },
  vi: {
    title: 'Liên kết mời của bạn',
    content:
      'Liên kết riêng của bạn nằm trong mục Mời bạn. Người đăng ký qua liên kết đó sẽ hiện trong danh sách của bạn, kèm tiến độ của họ.\n\nChỉ mời người từ 18 tuổi trở lên.',
  },
  id: {
    title: 'Tautan undangan Anda',
    content:
      'Tautan pribadi Anda ada di menu Undang. Siapa pun yang mendaftar lewat tautan itu muncul di daftar Anda, lengkap dengan tahap yang sudah dicapai.\n\nUndang hanya orang berusia 18 tahun ke atas.',
  },
  th: {
    title: 'ลิงก์เชิญของคุณ',
    content:
      'ลิงก์ส่วนตัวของคุณอยู่ในเมนูชวนเพื่อน ผู้ที่สมัครผ่านลิงก์นี้จะปรากฏในรายการของคุณ พร้อมสถานะล่าสุด\n\nโปรดชวนเฉพาะผู้ที่มีอายุ 18 ปีขึ้นไป',
  },
  msa: {
    title: 'Pautan jemputan anda',
    content:
      'Pautan peribadi anda ada di bahagian Jemput. Sesiapa yang mendaftar melaluinya akan muncul dalam senarai anda, bersama peringkat yang dicapai.\n\nJemput hanya mereka yang berumur 18 tahun ke atas.',
  },
});

export const NEW_TERMS = everywhere({
  pt: {
    title: 'Novos termos de uso',
    content:
      'Publicamos uma nova versão dos termos de uso. O trecho sobre limites, pausas e autoexclusão ficou mais claro; seus direitos continuam os mesmos.\n\nA data em que ela passa a valer está na página Termos de uso.',
  },
  en: {
    title: 'New terms of use',
    content:
      'We have published a new version of the terms of use. The part on limits, breaks and self-exclusion is clearer; your rights stay the same.\n\nThe date on which it comes into force is on the page Terms of use.',
  },
  cn: {
    title: '新版使用条款',
    content:
      '我们发布了新版使用条款。关于限额、休息与自我排除的条款更加清晰，您的权利保持不变。\n\n生效日期请见“使用条款”页面。',
  },
  vi: {
    title: 'Điều khoản sử dụng mới',
    content:
      'Chúng tôi đã công bố phiên bản mới của điều khoản sử dụng. Phần về giới hạn, tạm nghỉ và tự loại trừ đã rõ ràng hơn; quyền lợi của bạn không thay đổi.\n\nNgày có hiệu lực được ghi ở trang Điều khoản sử dụng.',
  },
  id: {
    title: 'Ketentuan penggunaan baru',
    content:
      'Kami menerbitkan versi baru ketentuan penggunaan. Bagian tentang batas, jeda, dan pengecualian diri kini lebih jelas; hak Anda tetap sama.\n\nTanggal berlakunya ada di halaman Ketentuan penggunaan.',
  },
  th: {
    title: 'ข้อกำหนดการใช้งานฉบับใหม่',
    content:
      'เราได้เผยแพร่ข้อกำหนดการใช้งานฉบับใหม่ ส่วนที่ว่าด้วยขีดจำกัด การพักเล่น และการกันตัวเองออกชัดเจนขึ้น สิทธิของคุณยังเหมือนเดิม\n\nวันที่เริ่มมีผลอยู่ในหน้าข้อกำหนดการใช้งาน',
  },
  msa: {
    title: 'Terma penggunaan baharu',
    content:
      'Kami telah menerbitkan versi baharu terma penggunaan. Bahagian tentang had, rehat dan pengecualian kendiri kini lebih jelas; hak anda kekal sama.\n\nTarikh kuat kuasanya ada di halaman Terma penggunaan.',
  },
});
