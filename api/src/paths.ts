import { API_PATH, MAILBOX_PATH, PSP_PATH } from '@mosaico/shared/contract';

/* Paths that only the API knows. Endpoints are in @mosaico/shared/api; what the edge or the shell uses too is in the contract. */

export const HEALTH_PATH = '/healthz';
export const READY_PATH = '/readyz';
export const OPENAPI_PATH = `${API_PATH}/openapi.json`;

/** Where the payment provider sends its notices of received Pix. */
export const PIX_WEBHOOK_PATH = `${API_PATH}/webhooks/pix`;
/** The payment sandbox's API Pix, which only signed requests reach. */
export const PIX_API_PATH = `${PSP_PATH}/v2`;
/** What the QR codes of the payment sandbox lead to. */
export const PIX_LOCATION_PATH = `${PSP_PATH}/qr/v2`;
/** Payment pages of the payment sandbox. */
export const PAYMENT_PAGE_PATH = `${PSP_PATH}/pay`;

/** The mailbox of the message sandbox as JSON, for tests of the whole site. */
export const MAILBOX_MESSAGES_PATH = `${MAILBOX_PATH}/messages`;
