/** What names a file next to a module: the compiler rewrites imports, but neither addresses nor declarations. */
const ADDRESS = /(\bnew URL\(\s*|\bfrom |\bimport\()(['"])(\.[\w./-]+)\.tsx?\2/g;
/** The same in a script that is not compiled, which names files by their paths, too. */
const PATH = /()(['"])([\w./-]+)\.tsx?\2/g;

/** A module or a declaration as the compiler writes it, with the names that files have once they are compiled. */
export function withCompiledNames(text: string): string {
  return text.replaceAll(ADDRESS, '$1$2$3.js$2');
}

/** The same for a script that was JavaScript already. */
export function scriptWithCompiledNames(text: string): string {
  return text.replaceAll(PATH, '$1$2$3.js$2');
}
