import type { MessageSet } from '@mosaico/shared/contract';

/** What a member is told who may neither play nor deposit. With the notice, because few areas show it and seldom. */
const cn = {
  paused: '您的休息期至 {{date}}',
  excluded: '您已自我排除',
  excludedUntil: '您已自我排除至 {{date}}',
  barred: '国家博彩登记系统中有限制记录',
  /** After an exclusion nothing has to be wagered before; after a break it still has. */
  money: '您不能玩游戏或充值。资金仍属于您，随时可以提现。',
  moneyOnBreak: '您不能玩游戏或充值。资金仍属于您，已可提现的部分随时可以提现。',
  barredWhy: '您可使用 gov.br 账户查询原因。我们每 15 天重新查询一次，限制解除后会通知您。',
  help: '如果想找人倾诉，CVV 热线 188 全天候免费。',
  withdraw: '提现',
  call: '拨打 CVV：188',
  more: '理性娱乐',
};
export type PlayBarTexts = typeof cn;
export const PLAY_BAR_TEXTS: Readonly<Record<MessageSet, PlayBarTexts>> = {
  pt: {
    paused: 'Você está em pausa até {{date}}',
    excluded: 'Você se autoexcluiu',
    excludedUntil: 'Você se autoexcluiu até {{date}}',
    barred: 'Há um impedimento no registro nacional de apostas',
    money: 'Você não pode jogar nem depositar. Seu dinheiro continua seu, e você pode sacar quando quiser.',
    moneyOnBreak:
      'Você não pode jogar nem depositar. Seu dinheiro continua seu, e o que já está livre para saque você saca quando quiser.',
    barredWhy:
      'O motivo você consulta com a sua conta gov.br. Conferimos de novo a cada 15 dias e avisamos quando o impedimento terminar.',
    help: 'Se quiser conversar com alguém, o CVV atende dia e noite, de graça, pelo telefone 188.',
    withdraw: 'Sacar',
    call: 'Ligar para o CVV: 188',
    more: 'Jogo responsável',
  },
  en: {
    paused: 'You are taking a break until {{date}}',
    excluded: 'You have excluded yourself',
    excludedUntil: 'You have excluded yourself until {{date}}',
    barred: 'You are barred by the national betting register',
    money: 'You cannot play or deposit. Your money stays yours, and you can withdraw it at any time.',
    moneyOnBreak:
      'You cannot play or deposit. Your money stays yours, and what is free to withdraw already you can withdraw at any time.',
    barredWhy:
      'You can see the reason with your gov.br account. We ask again every 15 days and tell you when the bar has ended.',
    help: 'If you want to talk to somebody, CVV answers day and night, free of charge, on 188.',
    withdraw: 'Withdraw',
    call: 'Call CVV: 188',
    more: 'Responsible gaming',
  },
  cn,
  ch: cn,
  vi: {
    paused: 'Bạn đang tạm nghỉ đến {{date}}',
    excluded: 'Bạn đã tự loại trừ',
    excludedUntil: 'Bạn đã tự loại trừ đến {{date}}',
    barred: 'Sổ đăng ký cá cược quốc gia có ghi hạn chế đối với bạn',
    money: 'Bạn không thể chơi hay nạp tiền. Tiền vẫn là của bạn và có thể rút bất cứ lúc nào.',
    moneyOnBreak:
      'Bạn không thể chơi hay nạp tiền. Tiền vẫn là của bạn, và phần đã được phép rút thì có thể rút bất cứ lúc nào.',
    barredWhy:
      'Bạn có thể xem lý do bằng tài khoản gov.br. Chúng tôi kiểm tra lại mỗi 15 ngày và báo cho bạn khi hạn chế kết thúc.',
    help: 'Nếu muốn nói chuyện với ai đó, CVV trực ngày đêm, miễn phí, số 188.',
    withdraw: 'Rút tiền',
    call: 'Gọi CVV: 188',
    more: 'Chơi có trách nhiệm',
  },
  id: {
    paused: 'Anda sedang jeda sampai {{date}}',
    excluded: 'Anda telah mengecualikan diri',
    excludedUntil: 'Anda telah mengecualikan diri sampai {{date}}',
    barred: 'Ada pembatasan di daftar taruhan nasional',
    money: 'Anda tidak bisa bermain atau deposit. Uang tetap milik Anda dan bisa ditarik kapan saja.',
    moneyOnBreak:
      'Anda tidak bisa bermain atau deposit. Uang tetap milik Anda, dan yang sudah boleh ditarik bisa ditarik kapan saja.',
    barredWhy:
      'Alasannya dapat dilihat dengan akun gov.br Anda. Kami memeriksa lagi setiap 15 hari dan memberi tahu Anda saat pembatasan berakhir.',
    help: 'Jika ingin berbicara dengan seseorang, CVV melayani siang malam, gratis, di nomor 188.',
    withdraw: 'Tarik dana',
    call: 'Telepon CVV: 188',
    more: 'Bermain dengan bijak',
  },
  th: {
    paused: 'คุณกำลังพักจนถึง {{date}}',
    excluded: 'คุณได้กันตัวเองออกแล้ว',
    excludedUntil: 'คุณได้กันตัวเองออกจนถึง {{date}}',
    barred: 'มีข้อจำกัดในทะเบียนการเดิมพันแห่งชาติ',
    money: 'คุณเล่นหรือฝากเงินไม่ได้ แต่เงินยังเป็นของคุณและถอนได้ทุกเมื่อ',
    moneyOnBreak: 'คุณเล่นหรือฝากเงินไม่ได้ แต่เงินยังเป็นของคุณ และส่วนที่ถอนได้แล้วถอนได้ทุกเมื่อ',
    barredWhy: 'ดูเหตุผลได้ด้วยบัญชี gov.br เราตรวจสอบใหม่ทุก 15 วันและจะแจ้งเมื่อข้อจำกัดสิ้นสุด',
    help: 'หากอยากคุยกับใครสักคน โทร CVV 188 ฟรี ตลอดวันและคืน',
    withdraw: 'ถอนเงิน',
    call: 'โทรหา CVV: 188',
    more: 'เล่นอย่างรับผิดชอบ',
  },
  msa: {
    paused: 'Anda sedang berehat sehingga {{date}}',
    excluded: 'Anda telah mengecualikan diri',
    excludedUntil: 'Anda telah mengecualikan diri sehingga {{date}}',
    barred: 'Terdapat sekatan dalam daftar pertaruhan negara',
    money:
      'Anda tidak boleh bermain atau membuat deposit. Wang tetap milik anda dan boleh dikeluarkan bila-bila masa.',
    moneyOnBreak:
      'Anda tidak boleh bermain atau membuat deposit. Wang tetap milik anda, dan yang sudah boleh dikeluarkan boleh dikeluarkan bila-bila masa.',
    barredWhy:
      'Sebabnya boleh dilihat dengan akaun gov.br anda. Kami menyemak semula setiap 15 hari dan memberitahu anda apabila sekatan tamat.',
    help: 'Jika mahu berbual dengan seseorang, CVV menjawab siang malam, percuma, di nombor 188.',
    withdraw: 'Keluarkan',
    call: 'Hubungi CVV: 188',
    more: 'Bermain secara bertanggungjawab',
  },
};
