/** The game's own words, by message set of the site. */
const SETS = {
  pt: {
    spin: 'Girar', bet: 'Aposta', balance: 'Saldo', win: 'Ganho', lastWin: 'Último ganho', less: 'Diminuir aposta', more: 'Aumentar aposta', rules: 'Tabela de prêmios', close: 'Fechar', leave: 'Voltar ao lobby',
    rtp: 'Retorno ao jogador (RTP)', perBet: '× a aposta', oneIn: '1 em {n}', three: 'Três iguais', two: 'Dois quaisquer', howTo: 'Vale a linha do meio. O prêmio é o multiplicador vezes a aposta.', fair: 'Jogo verificável', fairText: 'Antes de cada rodada, o servidor já se comprometeu com este código. Troque a semente para revelar a anterior e conferir cada resultado.',
    serverHash: 'Compromisso do servidor (SHA-256)', clientSeed: 'Sua semente', rounds: 'Rodadas', change: 'Trocar semente', revealed: 'Semente revelada', resumed: 'Resultado da sua última rodada', noMoney: 'Saldo insuficiente', undone: 'A rodada foi cancelada e a aposta devolvida', expired: 'Sua sessão neste jogo terminou. Abra o jogo novamente.', failed: 'Não foi possível carregar', retry: 'Tentar de novo', refused: 'A aposta não foi aceita', open: 'A rodada anterior ainda está sendo concluída. Tente em instantes.', offline: 'Falha de conexão. Seu saldo está seguro.', reels: 'Rolos: {a}, {b}, {c}', symbol: 'símbolo {n}', noWin: 'Sem prêmio', wins: 'Você ganhou {amount}',
  },
  en: {
    spin: 'Spin', bet: 'Bet', balance: 'Balance', win: 'Win', lastWin: 'Last win', less: 'Lower bet', more: 'Raise bet', rules: 'Pay table', close: 'Close', leave: 'Back to lobby',
    rtp: 'Return to player (RTP)', perBet: '× bet', oneIn: '1 in {n}', three: 'Three of a kind', two: 'Any two', howTo: 'The middle row counts. The prize is the multiplier times the bet.', fair: 'Provably fair', fairText: 'Before each round the server is already committed to this code. Change the seed to reveal the one before and check every result.',
    serverHash: 'Server commitment (SHA-256)', clientSeed: 'Your seed', rounds: 'Rounds', change: 'Change seed', revealed: 'Revealed seed', resumed: 'Result of your last round', noMoney: 'Your balance is not enough', undone: 'The round was cancelled and the bet returned', expired: 'Your session in this game is over. Open the game again.', failed: 'Load Fail', retry: 'Try again', refused: 'The bet was not accepted', open: 'The last round is still being completed. Try again in a moment.', offline: 'Connection lost. Your balance is safe.', reels: 'Reels: {a}, {b}, {c}', symbol: 'symbol {n}', noWin: 'No win', wins: 'You won {amount}',
  },
  cn: {
    spin: '旋转', bet: '投注', balance: '余额', win: '赢取', lastWin: '上次赢取', less: '减少投注', more: '增加投注', rules: '赔付表', close: '关闭', leave: '返回大厅',
    rtp: '玩家返还率 (RTP)', perBet: '× 投注', oneIn: '1/{n}', three: '三个相同', two: '任意两个', howTo: '中间一行有效。奖金为倍数乘以投注额。', fair: '可验证公平', fairText: '每局开始前服务器已承诺此代码。更换种子即可公开上一个种子并核对每个结果。',
    serverHash: '服务器承诺 (SHA-256)', clientSeed: '您的种子', rounds: '局数', change: '更换种子', revealed: '已公开种子', resumed: '您上一局的结果', noMoney: '余额不足', undone: '本局已取消，投注已退还', expired: '本游戏会话已结束，请重新打开游戏。', failed: '加载失败', retry: '重试', refused: '投注未被接受', open: '上一局仍在处理中，请稍后再试。', offline: '连接中断，您的余额是安全的。', reels: '转轴：{a}、{b}、{c}', symbol: '图案 {n}', noWin: '未中奖', wins: '您赢得 {amount}',
  },
  vi: {
    spin: 'Quay', bet: 'Cược', balance: 'Số dư', win: 'Thắng', lastWin: 'Lần thắng gần nhất', less: 'Giảm cược', more: 'Tăng cược', rules: 'Bảng thưởng', close: 'Đóng', leave: 'Về sảnh',
    rtp: 'Tỷ lệ hoàn trả (RTP)', perBet: '× cược', oneIn: '1 trong {n}', three: 'Ba giống nhau', two: 'Hai bất kỳ', howTo: 'Tính hàng giữa. Tiền thưởng bằng hệ số nhân với tiền cược.', fair: 'Công bằng kiểm chứng được', fairText: 'Trước mỗi ván máy chủ đã cam kết mã này. Đổi hạt giống để công bố hạt giống trước và kiểm tra mọi kết quả.',
    serverHash: 'Cam kết của máy chủ (SHA-256)', clientSeed: 'Hạt giống của bạn', rounds: 'Số ván', change: 'Đổi hạt giống', revealed: 'Hạt giống đã công bố', resumed: 'Kết quả ván gần nhất của bạn', noMoney: 'Số dư không đủ', undone: 'Ván đã bị hủy và tiền cược được hoàn lại', expired: 'Phiên chơi đã kết thúc. Hãy mở lại trò chơi.', failed: 'Tải không thành công', retry: 'Thử lại', refused: 'Cược không được chấp nhận', open: 'Ván trước đang được hoàn tất. Vui lòng thử lại sau giây lát.', offline: 'Mất kết nối. Số dư của bạn vẫn an toàn.', reels: 'Trục quay: {a}, {b}, {c}', symbol: 'biểu tượng {n}', noWin: 'Không trúng', wins: 'Bạn thắng {amount}',
  },
  id: {
    spin: 'Putar', bet: 'Taruhan', balance: 'Saldo', win: 'Menang', lastWin: 'Kemenangan terakhir', less: 'Kurangi taruhan', more: 'Tambah taruhan', rules: 'Tabel pembayaran', close: 'Tutup', leave: 'Kembali ke lobi',
    rtp: 'Pengembalian ke pemain (RTP)', perBet: '× taruhan', oneIn: '1 dari {n}', three: 'Tiga sama', two: 'Dua mana saja', howTo: 'Baris tengah yang dihitung. Hadiah adalah pengali dikali taruhan.', fair: 'Adil dan terverifikasi', fairText: 'Sebelum tiap ronde server sudah terikat pada kode ini. Ganti seed untuk membuka seed sebelumnya dan memeriksa setiap hasil.',
    serverHash: 'Komitmen server (SHA-256)', clientSeed: 'Seed Anda', rounds: 'Ronde', change: 'Ganti seed', revealed: 'Seed terbuka', resumed: 'Hasil ronde terakhir Anda', noMoney: 'Saldo tidak cukup', undone: 'Ronde dibatalkan dan taruhan dikembalikan', expired: 'Sesi permainan ini berakhir. Buka kembali permainannya.', failed: 'Gagal memuat', retry: 'Coba lagi', refused: 'Taruhan tidak diterima', open: 'Ronde sebelumnya masih diselesaikan. Coba sebentar lagi.', offline: 'Koneksi terputus. Saldo Anda aman.', reels: 'Gulungan: {a}, {b}, {c}', symbol: 'simbol {n}', noWin: 'Tidak menang', wins: 'Anda menang {amount}',
  },
  th: {
    spin: 'หมุน', bet: 'เดิมพัน', balance: 'ยอดเงิน', win: 'ชนะ', lastWin: 'รางวัลล่าสุด', less: 'ลดเดิมพัน', more: 'เพิ่มเดิมพัน', rules: 'ตารางจ่ายรางวัล', close: 'ปิด', leave: 'กลับสู่ล็อบบี้',
    rtp: 'อัตราคืนผู้เล่น (RTP)', perBet: '× เดิมพัน', oneIn: '1 ใน {n}', three: 'เหมือนกันสามตัว', two: 'สองตัวใดก็ได้', howTo: 'นับเฉพาะแถวกลาง รางวัลคือตัวคูณคูณด้วยเดิมพัน', fair: 'ตรวจสอบความยุติธรรมได้', fairText: 'ก่อนแต่ละรอบเซิร์ฟเวอร์ผูกพันกับรหัสนี้แล้ว เปลี่ยนซีดเพื่อเปิดเผยซีดก่อนหน้าและตรวจสอบทุกผลลัพธ์',
    serverHash: 'รหัสผูกพันของเซิร์ฟเวอร์ (SHA-256)', clientSeed: 'ซีดของคุณ', rounds: 'จำนวนรอบ', change: 'เปลี่ยนซีด', revealed: 'ซีดที่เปิดเผย', resumed: 'ผลของรอบล่าสุดของคุณ', noMoney: 'ยอดเงินไม่พอ', undone: 'รอบถูกยกเลิกและคืนเดิมพันแล้ว', expired: 'เซสชันของเกมนี้สิ้นสุดแล้ว โปรดเปิดเกมใหม่', failed: 'โหลดไม่สำเร็จ', retry: 'ลองอีกครั้ง', refused: 'เดิมพันไม่ได้รับการยอมรับ', open: 'รอบก่อนหน้ายังดำเนินการอยู่ โปรดลองอีกครั้ง', offline: 'การเชื่อมต่อขาดหาย ยอดเงินของคุณปลอดภัย', reels: 'วงล้อ: {a}, {b}, {c}', symbol: 'สัญลักษณ์ {n}', noWin: 'ไม่ถูกรางวัล', wins: 'คุณชนะ {amount}',
  },
  msa: {
    spin: 'Putar', bet: 'Pertaruhan', balance: 'Baki', win: 'Menang', lastWin: 'Kemenangan terakhir', less: 'Kurangkan pertaruhan', more: 'Tambah pertaruhan', rules: 'Jadual bayaran', close: 'Tutup', leave: 'Kembali ke lobi',
    rtp: 'Pulangan kepada pemain (RTP)', perBet: '× pertaruhan', oneIn: '1 dalam {n}', three: 'Tiga sama', two: 'Mana-mana dua', howTo: 'Baris tengah dikira. Hadiah ialah pengganda kali pertaruhan.', fair: 'Adil dan boleh disahkan', fairText: 'Sebelum setiap pusingan pelayan sudah terikat pada kod ini. Tukar benih untuk mendedahkan benih sebelumnya dan menyemak setiap keputusan.',
    serverHash: 'Komitmen pelayan (SHA-256)', clientSeed: 'Benih anda', rounds: 'Pusingan', change: 'Tukar benih', revealed: 'Benih didedahkan', resumed: 'Keputusan pusingan terakhir anda', noMoney: 'Baki tidak mencukupi', undone: 'Pusingan dibatalkan dan pertaruhan dipulangkan', expired: 'Sesi permainan ini telah tamat. Buka semula permainan.', failed: 'Gagal dimuatkan', retry: 'Cuba lagi', refused: 'Pertaruhan tidak diterima', open: 'Pusingan terdahulu masih diselesaikan. Cuba sebentar lagi.', offline: 'Sambungan terputus. Baki anda selamat.', reels: 'Gelendong: {a}, {b}, {c}', symbol: 'simbol {n}', noWin: 'Tiada kemenangan', wins: 'Anda menang {amount}',
  },
};
SETS.ch = SETS.cn;

/** Words of every set, for the test of their completeness. */
export const TEXTS = SETS;

/**
 * The words and the money format of a language.
 *
 * @param {string} language name of a message set; another one reads Portuguese
 * @param {string} locale BCP 47 tag of the document
 */
export function wordsOf(language, locale) {
  const words = SETS[language] ?? SETS.pt;
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'BRL' });
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return {
    /** @param {string} key @param {Record<string, string | number>} values */
    t: (key, values = {}) => Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, String(value)), words[key]),
    money: (centavos) => format.format(centavos / 100),
    number: (value) => number.format(value),
    /** Two digits, without the sign. */
    percent: (value) => percent.format(value),
  };
}
