import axios, { type AxiosInstance, type AxiosRequestConfig } from 'axios';

export const TIMEOUT_MS = 15_000;

/** Made with the first request: this script is often loaded ahead of it, and making a client takes as long as running the library. */
let client: AxiosInstance | undefined;

/** Sends one request. @throws AxiosError when there is no answer, or one that is a refusal */
export function sendRequest(request: AxiosRequestConfig) {
  client ??= axios.create({ timeout: TIMEOUT_MS, xsrfCookieName: '' });
  return client.request<unknown>(request);
}
