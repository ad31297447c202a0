import { textsOf, type ByLanguage } from '../language/texts-of.ts';
import type { TimelineState } from './Timeline.tsx';

const TEXTS: ByLanguage<Readonly<Record<TimelineState, string>>> = {
  pt: { done: 'concluído', current: 'em andamento', failed: 'não concluído', pending: 'pendente' },
  en: { done: 'done', current: 'in progress', failed: 'failed', pending: 'to come' },
  zh: { done: '已完成', current: '进行中', failed: '失败', pending: '待处理' },
  vi: { done: 'đã xong', current: 'đang xử lý', failed: 'không thành công', pending: 'sắp tới' },
  id: { done: 'selesai', current: 'sedang diproses', failed: 'gagal', pending: 'menunggu' },
  th: { done: 'เสร็จแล้ว', current: 'กำลังดำเนินการ', failed: 'ไม่สำเร็จ', pending: 'รอดำเนินการ' },
  ms: { done: 'selesai', current: 'sedang diproses', failed: 'gagal', pending: 'menunggu' },
};

/** The states of a step in words. Pure. */
export function timelineTextsOf(locale: string): Readonly<Record<TimelineState, string>> {
  return textsOf(TEXTS, locale);
}
