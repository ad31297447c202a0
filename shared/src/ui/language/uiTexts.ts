/** The few words that the components say by themselves; everything else is handed in by the screens. */
export interface UiTexts {
  readonly close: string;
  readonly loading: string;
  readonly retry: string;
  readonly loadFailed: string;
  readonly empty: string;
  readonly showPassword: string;
  readonly hidePassword: string;
  readonly clear: string;
  /** How a date is typed: day, month, year. */
  readonly datePattern: string;
}

const pt: UiTexts = {
  close: 'Fechar',
  loading: 'Carregando',
  retry: 'Tentar de novo',
  loadFailed: 'Falha ao carregar',
  empty: 'Nenhum dado disponível no momento',
  showPassword: 'Mostrar senha',
  hidePassword: 'Ocultar senha',
  clear: 'Limpar',
  datePattern: 'DD/MM/AAAA',
};

const BY_LANGUAGE: Readonly<Record<string, UiTexts>> = {
  pt,
  en: {
    close: 'Close',
    loading: 'Loading',
    retry: 'Try again',
    loadFailed: 'Load Fail',
    empty: 'There is currently no data available',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    clear: 'Clear',
    datePattern: 'DD/MM/YYYY',
  },
  zh: {
    close: '关闭',
    loading: '加载中',
    retry: '重试',
    loadFailed: '加载失败',
    empty: '暂无数据',
    showPassword: '显示密码',
    hidePassword: '隐藏密码',
    clear: '清除',
    datePattern: '日/月/年',
  },
  vi: {
    close: 'Đóng',
    loading: 'Đang tải',
    retry: 'Thử lại',
    loadFailed: 'Tải thất bại',
    empty: 'Hiện không có dữ liệu',
    showPassword: 'Hiện mật khẩu',
    hidePassword: 'Ẩn mật khẩu',
    clear: 'Xóa',
    datePattern: 'NN/TT/NNNN',
  },
  id: {
    close: 'Tutup',
    loading: 'Memuat',
    retry: 'Coba lagi',
    loadFailed: 'Gagal memuat',
    empty: 'Saat ini tidak ada data',
    showPassword: 'Tampilkan kata sandi',
    hidePassword: 'Sembunyikan kata sandi',
    clear: 'Hapus',
    datePattern: 'HH/BB/TTTT',
  },
  th: {
    close: 'ปิด',
    loading: 'กำลังโหลด',
    retry: 'ลองอีกครั้ง',
    loadFailed: 'โหลดไม่สำเร็จ',
    empty: 'ขณะนี้ไม่มีข้อมูล',
    showPassword: 'แสดงรหัสผ่าน',
    hidePassword: 'ซ่อนรหัสผ่าน',
    clear: 'ล้าง',
    datePattern: 'วว/ดด/ปปปป',
  },
  ms: {
    close: 'Tutup',
    loading: 'Memuatkan',
    retry: 'Cuba lagi',
    loadFailed: 'Gagal dimuatkan',
    empty: 'Tiada data buat masa ini',
    showPassword: 'Tunjukkan kata laluan',
    hidePassword: 'Sembunyikan kata laluan',
    clear: 'Kosongkan',
    datePattern: 'HH/BB/TTTT',
  },
};

/** Texts for a BCP 47 tag such as `pt-BR`; Portuguese for an unknown one (R17). */
export function uiTextsOf(locale: string): UiTexts {
  return BY_LANGUAGE[locale.split('-')[0] ?? ''] ?? pt;
}
