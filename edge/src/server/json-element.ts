/** JSON inside HTML: no `<` may end the element or open a comment. */
export function jsonElement(id: string, value: unknown, nonce: string): string {
  const text = JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  return `<script type="application/json" id="${id}" nonce="${nonce}">${text}</script>`;
}
