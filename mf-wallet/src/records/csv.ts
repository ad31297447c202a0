/** A cell: a text, or an amount in centavos. */
export type Cell = string | { readonly centavos: number };

/**
 * A table as spreadsheets in Brazil open it: semicolons, because the comma is the decimal sign, and the mark that says UTF-8. Pure.
 */
export function csvText(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cellText).join(';')).join('\r\n')}\r\n`;
}

function cellText(cell: Cell): string {
  if (typeof cell !== 'string') return (cell.centavos / 100).toFixed(2).replace('.', ',');
  // A spreadsheet would work out a text that begins like a formula.
  const harmless = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return `"${harmless.replaceAll('"', '""')}"`;
}
