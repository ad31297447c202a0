import axios, { type AxiosRequestConfig } from 'axios';

export const TIMEOUT_MS = 15_000;

const client = axios.create({ timeout: TIMEOUT_MS, xsrfCookieName: '' });

/** Sends one request. @throws AxiosError when there is no answer, or one that is a refusal */
export const sendRequest = (request: AxiosRequestConfig) => client.request<unknown>(request);
