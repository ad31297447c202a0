import { memoryStorage } from '@mosaico/shared/storage';
import { createReminder } from './reminder-store.ts';

/** The reminder of a page view; its storages outlive it. */
function setUp(local = memoryStorage(), session = memoryStorage()) {
  return { local, session, reminder: createReminder(local, session) };
}

describe('reminder', () => {
  it('[R78] [R79] [A15] begins neither off nor closed, to the letter, whatever is stored', () => {
    const { local, session, reminder: before } = setUp();
    before.close();
    before.turnOff('carnival');

    const { reminder } = setUp(local, session);

    expect(reminder.state.value).toEqual({ isReminderOff: false, isModalOpened: true });
  });

  it('[R79] stays closed for the session, a reload included, and is open again in the next one', () => {
    const { local, session, reminder } = setUp();
    reminder.recall('carnival');
    reminder.close();
    expect(reminder.state.value).toEqual({ isReminderOff: false, isModalOpened: false });

    const { reminder: reloaded } = setUp(local, session);
    reloaded.recall('carnival');
    const { reminder: later } = setUp(local);
    later.recall('carnival');

    expect(reloaded.state.value.isModalOpened).toBe(false);
    expect(later.state.value).toEqual({ isReminderOff: false, isModalOpened: true });
  });

  it('[R79] stays off for this content on this device, and is not off for other content', () => {
    const { local, reminder } = setUp();
    reminder.recall('carnival');
    reminder.turnOff('carnival');
    expect(reminder.state.value.isReminderOff).toBe(true);

    const { reminder: nextDay } = setUp(local);
    nextDay.recall('carnival');
    expect(nextDay.state.value.isReminderOff).toBe(true);
    nextDay.recall('easter');

    expect(nextDay.state.value.isReminderOff).toBe(false);
  });

  it('is off for every content where the device says so', () => {
    const { local, reminder } = setUp();
    local.setItem('isReminderOff', '{"id":"*"}');

    reminder.recall('easter');

    expect(reminder.state.value.isReminderOff).toBe(true);
  });

  it.each(['', 'null', 'true', '"carnival"', '{', '{"id":7}'])('ignores %j in the storage', (stored) => {
    const { local, reminder } = setUp();
    local.setItem('isReminderOff', stored);

    reminder.recall('carnival');

    expect(reminder.state.value).toEqual({ isReminderOff: false, isModalOpened: true });
  });
});
