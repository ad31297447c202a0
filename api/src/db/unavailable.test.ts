import pg from 'pg';
import { unavailabilityOf } from './unavailable.ts';

describe('why a database could not do it', () => {
  it('is that the connection was lost, where the driver says so in words alone', async () => {
    const client = new pg.Client({ host: '127.0.0.1', port: 1 });
    client.on('error', () => {});
    await expect(client.connect()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    const unusable = await client.query('select 1').catch((error: unknown) => error);

    expect(unusable).toBeInstanceOf(Error);
    expect(unavailabilityOf(unusable)).toBe('lost');
    expect(unavailabilityOf(new Error('Connection terminated unexpectedly'))).toBe('lost');
  });

  it('is not known for other errors', () => {
    expect(unavailabilityOf(new Error('Client is tired'))).toBeNull();
    expect(unavailabilityOf(new TypeError('terminated'))).toBeNull();
  });
});
