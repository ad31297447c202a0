import { eventSchemas, type EventName } from '@mosaico/shared/contract';

/** Judges a payload against the event catalogue. Development and tests only. @throws ZodError */
export function checkEvent(name: EventName, payload: unknown): void {
  eventSchemas[name].parse(payload);
}
