/** `R$ 1.500,00` in a text is `R$ 1.500`, as advertised; other amounts keep their cents. Pure. */
export function withoutZeroCents(text: string): string {
  return text.replaceAll(/(\d)[.,]00(?!\d)/g, '$1');
}
