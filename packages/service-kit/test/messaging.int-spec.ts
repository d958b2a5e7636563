import { DeadLetters } from '../src/messaging/dead-letters';
import { Leases } from '../src/messaging/leases';
import { Outbox } from '../src/messaging/outbox';
import { OutboxRelay } from '../src/messaging/outbox-relay';
import type { OutboxRow } from '../src/messaging/outbox-row';
import { RpcClient } from '../src/messaging/rpc-client';
import { RpcError } from '../src/messaging/rpc-error';
import { Transactions } from '../src/mongo/transactions';
import type { TestService } from '../src/testing/test-service';
import { createWidgets } from './fixtures/widgets-service';
import { countWidgets, paintWidget, widgetChanged, Widgets } from './fixtures/widgets.module';

let service: TestService;
let widgets: Widgets;

beforeAll(async () => {
  service = await createWidgets();
  widgets = service.get(Widgets);
});
afterAll(() => service.close());

const coloursOf = async (id: string) => (await widgets.find(id))?.colours ?? [];
const paint = (widgetId: string, colour: string, version: number, id?: string) =>
  service.publish(paintWidget, { aggregateId: widgetId, version, data: { widgetId, colour }, id });
const settled = () =>
  service.waitFor(async () => {
    const stream = service.nats.resource('CMD');
    const info = await service.nats.manager.consumers.info(
      stream,
      service.nats.resource('widgets--paint'),
    );
    return info.num_pending + info.num_ack_pending === 0;
  });

describe('outbox', () => {
  it('publishes what was committed, once, with its envelope', async () => {
    const { id } = await widgets.create('published');
    const found = await service.waitFor(async () =>
      (await service.published(widgetChanged)).find((e) => e.aggregateId === id),
    );
    expect(found).toMatchObject({ version: 0, data: { widgetId: id, name: 'published' } });
    const rows = service.db.collection<OutboxRow>('outbox');
    await service.waitFor(async () => (await rows.findOne({ aggregateId: id }))?.sentAt);
  });

  it('publishes nothing of an aborted transaction', async () => {
    const failing = widgets.create('aborted', () => {
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await service.db.collection('outbox').countDocuments({ 'data.name': 'aborted' })).toBe(
      0,
    );
  });

  it('publishes rows that a dead process left behind', async () => {
    const row: OutboxRow = {
      _id: 'evt_left_behind',
      subject: widgetChanged.subject,
      aggregateId: 'wid_left',
      version: 0,
      time: new Date(),
      traceparent: null,
      data: { widgetId: 'wid_left', name: 'left behind' },
      sentAt: null,
    };
    await service.db.collection<OutboxRow>('outbox').insertOne(row);
    await service.waitFor(async () =>
      (await service.published(widgetChanged)).some((e) => e.id === row._id),
    );
  });

  it('publishes a row only once when its mark was lost', async () => {
    const { id } = await widgets.create('marked late');
    const rows = service.db.collection<OutboxRow>('outbox');
    await service.waitFor(async () => (await rows.findOne({ aggregateId: id }))?.sentAt);
    await rows.updateOne({ aggregateId: id }, { $set: { sentAt: null } });
    await service.waitFor(async () => (await rows.findOne({ aggregateId: id }))?.sentAt);
    const sent = (await service.published(widgetChanged)).filter((e) => e.aggregateId === id);
    expect(sent).toHaveLength(1);
  });

  it('refuses data that does not fit the contract and aborts', async () => {
    const misfit = service.get(Transactions).run((session) =>
      service.get(Outbox).add(session, widgetChanged, {
        aggregateId: 'wid_misfit',
        version: 0,
        data: JSON.parse('{"widgetId":5}'),
      }),
    );
    await expect(misfit).rejects.toThrow(widgetChanged.subject);
    expect(
      await service.db.collection('outbox').countDocuments({ aggregateId: 'wid_misfit' }),
    ).toBe(0);
  });
});

describe('inbox', () => {
  it('acts once on a message that arrives twice', async () => {
    const { id } = await widgets.create('twice');
    await paint(id, 'red', 1, 'evt_twice');
    await paint(id, 'red', 1, 'evt_twice');
    await paint(id, 'blue', 2);
    await settled();
    expect(await coloursOf(id)).toEqual(['red', 'blue']);
  });

  it('keeps the order of one aggregate when a message has to be tried again', async () => {
    const { id } = await widgets.create('ordered');
    widgets.failures.set('one', 1);
    await paint(id, 'one', 1);
    await paint(id, 'two', 2);
    await paint(id, 'three', 3);
    await settled();
    expect(await coloursOf(id)).toEqual(['one', 'two', 'three']);
  });

  it('handles different aggregates at the same time', async () => {
    const made = await Promise.all(
      Array.from({ length: 12 }, (_, i) => widgets.create(`parallel ${i}`)),
    );
    widgets.mostRunning = 0;
    await Promise.all(made.map(({ id }) => paint(id, 'green', 1)));
    await settled();
    for (const { id } of made) expect(await coloursOf(id)).toEqual(['green']);
    expect(widgets.mostRunning).toBeGreaterThan(1);
    expect(widgets.mostRunning).toBeLessThanOrEqual(8);
  });

  it('skips what is older than the last handled version', async () => {
    const { id } = await widgets.create('latest');
    await service.waitFor(async () => (await widgets.find(id))?.seen.length === 1);
    const change = (version: number, name: string) =>
      service.publish(widgetChanged, { aggregateId: id, version, data: { widgetId: id, name } });
    await change(5, 'five');
    await service.waitFor(async () => (await widgets.find(id))?.seen.length === 2);
    await change(4, 'four');
    await change(6, 'six');
    await service.waitFor(async () => (await widgets.find(id))?.seen.length === 3);
    expect((await widgets.find(id))?.seen).toEqual(['0:latest', '5:five', '6:six']);
  });
});

describe('consumers', () => {
  it('come back when the server has lost them, and act once on what they see again', async () => {
    const { id } = await widgets.create('lost durable');
    await paint(id, 'before', 1);
    await settled();
    const durable = service.nats.resource('widgets--paint');
    await service.nats.manager.consumers.delete(service.nats.resource('CMD'), durable);
    await paint(id, 'after', 2);
    await service.waitFor(async () => (await coloursOf(id)).includes('after'));
    expect(await coloursOf(id)).toEqual(['before', 'after']);
  });
});

describe('dead letters', () => {
  it('keeps a message that no try could handle, with its reason, and replays it', async () => {
    const { id } = await widgets.create('poison');
    widgets.failures.set('black', 3);
    await paint(id, 'black', 1);
    const letters = service.get(DeadLetters);
    const dead = await service.waitFor(async () =>
      (await letters.list({ limit: 50 })).find((letter) => letter.body.includes(id)),
    );
    expect(dead).toMatchObject({
      consumer: 'widgets--paint',
      subject: paintWidget.subject,
      deliveries: 3,
    });
    expect(dead.reason).toContain('no black paint');
    expect(await coloursOf(id)).toEqual([]);

    await letters.replay(dead.sequence);
    await service.waitFor(async () => (await coloursOf(id)).length === 1);
    await expect(letters.replay(dead.sequence)).rejects.toMatchObject({ status: 404 });
  });

  it('buries at once what can never be read', async () => {
    await service.publishRaw(paintWidget.subject, 'not json');
    await service.publishRaw(paintWidget.subject, '{"id":"x"}');
    const letters = service.get(DeadLetters);
    const reasons = await service.waitFor(async () => {
      const found = (await letters.list({ limit: 50 })).map((letter) => letter.reason);
      return found.length >= 2 && found;
    });
    expect(reasons.join()).toContain('not JSON');
    expect(reasons.join()).toContain('bad envelope');
  });
});

describe('request and reply', () => {
  it('parses both sides and carries the refusal', async () => {
    const rpc = service.get(RpcClient);
    const { count } = await rpc.call(countWidgets, { prefix: 'parallel' });
    expect(count).toBe(12);
    await expect(rpc.call(countWidgets, { prefix: 'x'.repeat(11) })).rejects.toMatchObject({
      code: 'refused',
    });
  });

  it('says so when nobody answers', async () => {
    const rpc = service.get(RpcClient);
    const nobody = { ...countWidgets, subject: 'rpc.nobody.there.v1' };
    const error: unknown = await rpc.call(nobody, { prefix: '' }).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(RpcError);
    expect(error).toMatchObject({ code: 'no_responders' });
  });
});

describe('leases', () => {
  it('hand over when the holder stops, and one holds at a time', async () => {
    const replica = await createWidgets({ sameAs: service });
    const log: string[] = [];
    let inside = 0;
    let most = 0;
    const job = (name: string) => async (signal: AbortSignal) => {
      log.push(name);
      inside += 1;
      most = Math.max(most, inside);
      await new Promise<void>((resolve) => {
        if (signal.aborted) resolve();
        else signal.addEventListener('abort', () => resolve());
      });
      inside -= 1;
    };
    const first = service.get(Leases).hold('job', job('first'));
    await service.waitFor(() => log.length === 1);
    const second = replica.get(Leases).hold('job', job('second'));
    await first.release();
    await service.waitFor(() => log.length === 2);
    expect(log).toEqual(['first', 'second']);
    expect(most).toBe(1);
    await second.release();
    await replica.close();
  });

  it('let another replica publish what this one commits after its relay stopped', async () => {
    const replica = await createWidgets({ sameAs: service });
    const relay = service.get(OutboxRelay);
    await relay.stop();
    const { id } = await widgets.create('after hand-over');
    await service.waitFor(async () =>
      (await service.published(widgetChanged)).some((e) => e.aggregateId === id),
    );
    relay.start();
    await replica.close();
  });
});
