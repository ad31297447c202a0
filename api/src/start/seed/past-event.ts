/** Something that has happened to the member `demo`. */
export interface PastEvent {
  readonly at: Date;
  readonly happen: () => Promise<unknown>;
}

/** Writes what has happened, whatever it is of, in the order of its dates: a statement lists entries as they were written. */
export async function happenInOrder(events: readonly PastEvent[]): Promise<void> {
  for (const { happen } of events.toSorted((one, other) => one.at.getTime() - other.at.getTime()))
    await happen();
}
