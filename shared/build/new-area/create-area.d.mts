export declare const MODEL: string;
export declare function createArea(root: string, name: string): string;
