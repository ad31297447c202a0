export declare function createRepository(source: string, target: string, name: string): void;
