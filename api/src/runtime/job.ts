/** Work that is done again and again, by one of all API processes (docs/decisions/0040). */
export interface Job {
  /** Its name in the database, the log and the metrics: the same in every process and release. */
  readonly name: string;
  /** Between the end of one round and the start of the next. */
  readonly pauseMs: number;
  /**
   * A process that takes the job over does its first round after this time, though it may be due later; unless given, when it is
   * due.
   */
  readonly firstAfterMs?: number;
  /**
   * One round. Another process can begin its round before this one has ended: when this one stands still, or at an
   * upgrade. So what must happen once is guarded by the rows that it is about.
   */
  readonly work: () => Promise<unknown>;
  /** What a round returns is kept as JSON, for every process to tell. */
  readonly keepsFinding?: boolean;
}
