import type { FastifyReply } from 'fastify';
import type { MessageSet } from '@mosaico/shared/contract';
import { callerLanguage } from './visitor.ts';

type Texts = Readonly<Record<MessageSet, string>>;

/** What the edge answers itself where the API is asked: the API's own codes and words (G30). */
const REFUSALS = {
  bad_request: {
    pt: 'Não foi possível ler a solicitação',
    en: 'The request could not be read',
    cn: '无法读取该请求',
    ch: '无法读取该请求',
    vi: 'Không đọc được yêu cầu này',
    id: 'Permintaan tidak dapat dibaca',
    th: 'ไม่สามารถอ่านคำขอได้',
    msa: 'Permintaan tidak dapat dibaca',
  },
  payload_too_large: {
    pt: 'A solicitação é grande demais',
    en: 'The request is too large',
    cn: '请求内容过大',
    ch: '请求内容过大',
    vi: 'Yêu cầu quá lớn',
    id: 'Permintaan terlalu besar',
    th: 'คำขอมีขนาดใหญ่เกินไป',
    msa: 'Permintaan terlalu besar',
  },
  unsupported_media_type: {
    pt: 'Tipo inválido',
    en: 'Wrong type',
    cn: '类型错误',
    ch: '类型错误',
    vi: 'Loại không hợp lệ',
    id: 'Jenis tidak sesuai',
    th: 'ประเภทไม่ถูกต้อง',
    msa: 'Jenis tidak sah',
  },
  unavailable: {
    pt: 'Serviço indisponível. Tente de novo mais tarde',
    en: 'Service unavailable, please try again later',
    cn: '服务暂不可用，请稍后再试',
    ch: '服务暂不可用，请稍后再试',
    vi: 'Dịch vụ tạm thời gián đoạn, vui lòng thử lại sau',
    id: 'Layanan tidak tersedia, silakan coba lagi nanti',
    th: 'บริการไม่พร้อมใช้งาน โปรดลองอีกครั้งภายหลัง',
    msa: 'Perkhidmatan tidak tersedia, sila cuba sebentar lagi',
  },
} satisfies Readonly<Record<string, Texts>>;

type Refusal = keyof typeof REFUSALS;

const RETRY_AFTER_SECONDS = '5';
const STATUS: Readonly<Record<Refusal, number>> = {
  bad_request: 400,
  payload_too_large: 413,
  unsupported_media_type: 415,
  unavailable: 503,
};

/** Answers in the caller's language, as the API would. */
export function refuse(reply: FastifyReply, error: Refusal): FastifyReply {
  const { request } = reply;
  const code = STATUS[error];
  if (code === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  const message = REFUSALS[error][callerLanguage(request)];
  return reply
    .code(code)
    .header('cache-control', 'no-store')
    .send({ code, error, message, request_id: request.id });
}

/** Answers for the framework's own error about a request; null when it is about something else. */
export function refusalOf(error: unknown): Refusal | null {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return 'payload_too_large';
  if (status === 415) return 'unsupported_media_type';
  return typeof status === 'number' && status >= 400 && status < 500 ? 'bad_request' : null;
}
