export interface TestRun {
  readonly title: string;
  readonly args: string[];
}
export declare function testsForChange(changed: readonly string[]): TestRun[];
