/** Who changes a withdrawal; `reviewer` is the automatic one of sandbox sites. */
export type Actor = 'member' | 'reviewer' | 'bank' | `operator:${string}`;
