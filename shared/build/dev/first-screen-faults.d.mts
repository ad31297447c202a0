export declare function firstScreenFault(line: string, area: string): string | null;
