export declare function releaseVersion(dir: string): string;
export declare function sourceHash(root: string, paths: readonly string[]): string;
