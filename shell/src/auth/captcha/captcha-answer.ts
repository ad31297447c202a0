/** What a request carries to prove that a person sends it. */
export interface CaptchaAnswer {
  readonly key: string;
  readonly captcha: string;
}
