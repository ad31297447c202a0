import { textsOf, type ByLanguage } from './texts-of.ts';

/** The few words that the components of the first page say by themselves; everything else is handed in by the screens. */
export interface UiTexts {
  readonly close: string;
  readonly loading: string;
  readonly retry: string;
  readonly loadFailed: string;
  readonly empty: string;
}

const TEXTS: ByLanguage<UiTexts> = {
  pt: {
    close: 'Fechar',
    loading: 'Carregando',
    retry: 'Tentar de novo',
    loadFailed: 'Não foi possível carregar',
    empty: 'Ainda não há nada por aqui',
  },
  en: {
    close: 'Close',
    loading: 'Loading',
    retry: 'Try again',
    loadFailed: 'Load Fail',
    empty: 'There is currently no data available',
  },
  zh: {
    close: '关闭',
    loading: '加载中',
    retry: '重试',
    loadFailed: '加载失败',
    empty: '暂无数据',
  },
  vi: {
    close: 'Đóng',
    loading: 'Đang tải',
    retry: 'Thử lại',
    loadFailed: 'Không tải được',
    empty: 'Hiện chưa có dữ liệu',
  },
  id: {
    close: 'Tutup',
    loading: 'Memuat',
    retry: 'Coba lagi',
    loadFailed: 'Gagal memuat',
    empty: 'Belum ada data',
  },
  th: {
    close: 'ปิด',
    loading: 'กำลังโหลด',
    retry: 'ลองอีกครั้ง',
    loadFailed: 'โหลดไม่สำเร็จ',
    empty: 'ยังไม่มีข้อมูล',
  },
  ms: {
    close: 'Tutup',
    loading: 'Memuatkan',
    retry: 'Cuba lagi',
    loadFailed: 'Gagal dimuatkan',
    empty: 'Tiada data buat masa ini',
  },
};

/** Texts for a BCP 47 tag such as `pt-BR`; Portuguese for an unknown one (R17). */
export function uiTextsOf(locale: string): UiTexts {
  return textsOf(TEXTS, locale);
}
