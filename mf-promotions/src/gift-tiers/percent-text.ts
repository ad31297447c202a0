/** `1250` hundredths are `12.5%`, in languages with a decimal comma `12,5%`. Without `Intl`, whose first use is slow on phones. */
export function percentText(hundredths: number, locale: string): string {
  const text = String(hundredths / 100);
  return `${/^(pt|vi|id)/.test(locale) ? text.replace('.', ',') : text}%`;
}
