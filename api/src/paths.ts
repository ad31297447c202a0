import { API_PATH, MAILBOX_PATH, PSP_PATH } from '@mosaico/shared/contract';

/* Paths that only the API knows. Endpoints are in @mosaico/shared/api; what the edge or the shell uses too is in the contract. */

export const HEALTH_PATH = '/healthz';
export const READY_PATH = '/readyz';
export const OPENAPI_PATH = `${API_PATH}/openapi.json`;

/** Wallet calls of the aggregator Hub88; the key of the site and the name of the call follow. */
export const HUB88_PATH = `${API_PATH}/provider/hub88`;

/** Where the payment provider sends its notices, each kind below a path of its own. */
export const WEBHOOKS_PATH = `${API_PATH}/webhooks`;
/** Notices of received Pix: the Central Bank's API has a provider add `/pix` to the address that it was given. */
export const PIX_WEBHOOK_PATH = `${WEBHOOKS_PATH}/pix`;
/** Notices of payouts that have come to an end. */
export const PAYOUT_WEBHOOK_PATH = `${WEBHOOKS_PATH}/payouts`;
/** Notices of contestations that are new or were decided. */
export const CONTESTATION_WEBHOOK_PATH = `${WEBHOOKS_PATH}/contestations`;
/** The payment sandbox's API Pix, which asks for an access token. */
export const PIX_API_PATH = `${PSP_PATH}/v2`;
/** Where the payment sandbox gives out access tokens. */
export const PIX_TOKEN_PATH = `${PSP_PATH}/oauth/token`;
/** What the QR codes of the payment sandbox lead to. */
export const PIX_LOCATION_PATH = `${PSP_PATH}/qr/v2`;
/** Payment pages of the payment sandbox. */
export const PAYMENT_PAGE_PATH = `${PSP_PATH}/pay`;

/** The mailbox of the message sandbox as JSON, for tests of the whole site. */
export const MAILBOX_MESSAGES_PATH = `${MAILBOX_PATH}/messages`;

/** The sandbox of the national register of barred players. The edge does not lead here: the API alone asks it. */
export const BARRED_REGISTER_PATH = '/sigap/v1/impedidos';
/** The sandbox of identity checks, for the API alone as well. */
export const IDENTITY_SANDBOX_PATH = '/identity-checks/v1';
