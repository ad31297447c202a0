export declare function releasedFolders(root?: string): string[];
export declare function selfBuiltFolders(root?: string): string[];
export declare function areaNameOf(folder: string): string;
