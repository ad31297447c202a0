/** Whether a file or folder of shared/assets is part of the shell's release; notes and tools that lie there are not. */
export function isAsset(path: string): boolean {
  return !/\.(?:mjs|md)$/.test(path);
}
