import { Database } from '../src/mongo/database';
import type { TestService } from '../src/testing/test-service';
import { createWidgets } from './fixtures/widgets-service';

const services: TestService[] = [];
afterAll(() => Promise.all(services.map((service) => service.close())));

async function widgets(byName: 'true' | 'false'): Promise<TestService> {
  const service = await createWidgets({ env: { MONGODB_COMMANDS_BY_NAME: byName } });
  services.push(service);
  return service;
}

/** What `/metrics` says of commands: the labels of each line with its figure. */
async function counted(service: TestService): Promise<Map<string, number>> {
  const { text } = await service.request('GET', '/metrics');
  const lines = [...text.matchAll(/^mongodb_commands_total(\S*) (\d+)$/gm)];
  return new Map(lines.map(([, labels = '', count]) => [labels, Number(count)]));
}

const sum = (counts: Map<string, number>) =>
  [...counts.values()].reduce((all, one) => all + one, 0);

/** Five commands, three of them in a transaction. */
async function work(service: TestService): Promise<void> {
  const things = service.db.collection<{ _id: string; n: number }>('counted_things');
  await things.insertOne({ _id: 'one', n: 0 });
  await service.get(Database).client.withSession((session) =>
    session.withTransaction(async () => {
      await things.updateOne({ _id: 'one' }, { $inc: { n: 1 } }, { session });
      await things.findOne({ _id: 'one' }, { session });
    }),
  );
  await things.findOne({ _id: 'one' });
}

it('counts commands of transactions and others, with and without their names', async () => {
  const made: number[] = [];
  for (const byName of ['false', 'true'] as const) {
    const service = await widgets(byName);
    await counted(service);
    const first = await counted(service);
    const before = await counted(service);
    await work(service);
    const after = await counted(service);
    // A look at the metrics sends commands itself.
    made.push(sum(after) - sum(before) - (sum(before) - sum(first)));
    const named = after.get('{command="update",collection="counted_things"}');
    expect(named).toBe(byName === 'true' ? 1 : undefined);
  }
  expect(made).toEqual([5, 5]);
});
