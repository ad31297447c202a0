/**
 * Language code of a site's configuration as the product uses it: one final `1` is stripped, the rest lower-cased;
 * `ZH_CN1` becomes `zh_cn`, `X11` becomes `x1`. An empty result means the item is dropped. Source: R179, A5.
 */
export function siteLanguageCode(code: string): string {
  return code.replace(/1$/, '').toLowerCase();
}
