import { KIT_MIGRATIONS } from '../src/bootstrap/kit-migrations';
import { DeliverPolicy } from '@nats-io/jetstream';
import { DeadLetters } from '../src/messaging/dead-letters';
import { Leases } from '../src/messaging/leases';
import { Outbox, outboxEntry } from '../src/messaging/outbox';
import { LastValues } from '../src/messaging/last-values';
import type { OutboxRow } from '../src/messaging/outbox-field';
import { OutboxPublisher } from '../src/messaging/outbox-publisher';
import { OutboxSweeper } from '../src/messaging/outbox-sweeper';
import { RpcClient } from '../src/messaging/rpc-client';
import { RpcError } from '../src/errors/rpc-error';
import { Transactions } from '../src/mongo/transactions';
import { explainsWithIndex } from '../src/testing/explain';
import type { TestService } from '../src/testing/test-service';
import { createWidgets } from './fixtures/widgets-service';
import {
  countWidgets,
  paintWidget,
  widgetChanged,
  widgetLevels,
  Widgets,
} from './fixtures/widgets.module';

let service: TestService;
let widgets: Widgets;

beforeAll(async () => {
  service = await createWidgets();
  widgets = service.get(Widgets);
});
afterAll(() => service.close());

const coloursOf = async (id: string) =>
  ((await widgets.find(id))?.colours ?? []).map(({ colour }) => colour);
const paint = (widgetId: string, colour: string, version: number, id?: string) =>
  service.publish(paintWidget, { aggregateId: widgetId, version, data: { widgetId, colour }, id });
const settled = () => service.atRest();
const sentOf = async (id: string) =>
  (await service.published(widgetChanged)).filter((sent) => sent.aggregateId === id);

describe('outbox', () => {
  it('publishes what a transaction committed, once, with its envelope, and keeps nothing', async () => {
    const { id } = await widgets.create('published');
    await service.atRest();
    expect(await sentOf(id)).toMatchObject([
      { version: 0, data: { widgetId: id, name: 'published' } },
    ]);
    expect(await service.db.collection('outbox').countDocuments()).toBe(0);
  });

  it('publishes nothing of an aborted transaction', async () => {
    const failing = widgets.create('aborted', () => {
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await service.atRest();
    const sent = await service.published(widgetChanged);
    expect(sent.some(({ data }) => data.name === 'aborted')).toBe(false);
  });

  it('publishes what a document carries, and clears it', async () => {
    const { id } = await widgets.create('carried');
    await widgets.rename(id, 'carried on');
    await service.atRest();
    expect((await sentOf(id)).map(({ version }) => version)).toEqual([0, 1]);
    expect((await widgets.find(id))?.outbox).toBeUndefined();
  });

  it('publishes what a dead process left behind, in its order, with the next write', async () => {
    const { id } = await widgets.create('left behind');
    await service.atRest();
    await widgets.rename(id, 'one', { publish: false });
    await widgets.rename(id, 'two', { publish: false });
    expect(await sentOf(id)).toHaveLength(1);
    await widgets.rename(id, 'three');
    await service.atRest();
    expect((await sentOf(id)).map(({ data }) => data.name)).toEqual([
      'left behind',
      'one',
      'two',
      'three',
    ]);
  });

  it('publishes what a dead process left behind when nobody writes again', async () => {
    const { id } = await widgets.create('forgotten');
    await service.atRest();
    await widgets.rename(id, 'swept', { publish: false });
    await service.get(OutboxSweeper).sweep();
    expect((await sentOf(id)).map(({ data }) => data.name)).toEqual(['forgotten', 'swept']);
    expect((await widgets.find(id))?.outbox).toBeUndefined();
  });

  it('publishes once when the process died between publishing and clearing', async () => {
    const { id } = await widgets.create('not cleared');
    await service.atRest();
    const owed = await widgets.rename(id, 'sent', { publish: false });
    const another = await createWidgets({ sameAs: service });
    await another.get(Outbox).publish('widgets', id, owed);
    await service.get(OutboxSweeper).sweep();
    expect((await sentOf(id)).map(({ data }) => data.name)).toEqual(['not cleared', 'sent']);
    await another.close();
  });

  it('keeps what a writer adds while an older message is being cleared', async () => {
    const { id } = await widgets.create('raced');
    await service.atRest();
    const first = await widgets.rename(id, 'first', { publish: false });
    await widgets.rename(id, 'second', { publish: false });
    await service
      .get(OutboxPublisher)
      .publishNow([{ collection: 'widgets', documentId: id, owed: first }]);
    expect((await widgets.find(id))?.outbox?.messages).toHaveLength(4);
    await service.get(OutboxSweeper).sweep();
    expect((await sentOf(id)).map(({ data }) => data.name)).toEqual(['raced', 'first', 'second']);
  });

  it('drains thousands of messages that were left behind while it goes on publishing', async () => {
    const outbox = service.get(Outbox);
    const rows = Array.from({ length: 3_000 }, (_, i): OutboxRow => {
      const message = {
        aggregateId: `wid_many_${i}`,
        version: 0,
        data: { widgetId: `${i}`, name: 'many' },
      };
      return { _id: `out_many_${i}`, outbox: outbox.owed([outboxEntry(widgetChanged, message)]) };
    });
    await service.db.collection<OutboxRow>('outbox').insertMany(rows);
    const sweeping = service.get(OutboxSweeper).sweep();
    const { id } = await widgets.create('meanwhile');
    await service.waitFor(async () => (await sentOf(id)).length === 1);
    await sweeping;
    const sent = await service.published(widgetChanged);
    expect(sent.filter(({ data }) => data.name === 'many')).toHaveLength(3_000);
    await service.atRest();
  });

  it('takes over what an older release had not sent, and forgets what it had', async () => {
    const at = new Date();
    const old = { subject: widgetChanged.subject, aggregateId: 'wid_old', version: 0, time: at };
    const rest = { traceparent: null, data: { widgetId: 'wid_old', name: 'old' } };
    const rows = service.db.collection<{ _id: string; sentAt: Date | null }>('outbox');
    await rows.insertOne({ _id: 'evt_unsent', ...old, ...rest, sentAt: null });
    await rows.insertOne({ _id: 'evt_sent', ...old, ...rest, sentAt: at });
    await KIT_MIGRATIONS[0]?.up(service.db);
    await service.get(OutboxSweeper).sweep();
    expect((await sentOf('wid_old')).map(({ id }) => id)).toEqual(['evt_unsent']);
    expect(await rows.countDocuments()).toBe(0);
  });

  it('finds what is owed by an index', async () => {
    const owing = service.db.collection('widgets').find({ 'outbox.at': { $exists: true } });
    expect(await explainsWithIndex(owing.sort({ 'outbox.at': 1 }))).toBe(true);
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
    await service.atRest();
    expect(await sentOf('wid_misfit')).toEqual([]);
  });
});

describe('last values', () => {
  it('keep the newest version, whichever comes last, and reach every follower', async () => {
    const values = service.get(LastValues);
    const replica = await createWidgets({ sameAs: service });
    const seen = new Map<string, number>();
    await values.put(widgetLevels, { key: 'wid_a', version: 1, data: { level: 1 } });
    await replica.get(LastValues).follow(widgetLevels, (key, { level }) => seen.set(key, level));
    expect(seen.get('wid_a')).toBe(1);
    await replica
      .get(LastValues)
      .put(widgetLevels, { key: 'wid_a', version: 7, data: { level: 7 } });
    await values.put(widgetLevels, { key: 'wid_a', version: 5, data: { level: 5 } });
    await values.put(widgetLevels, { key: 'wid_b', version: 1, data: { level: 2 } });
    await service.waitFor(() => seen.get('wid_b') === 2);
    expect(seen.get('wid_a')).toBe(7);
    expect((await values.versions(widgetLevels)).get('wid_a')).toBe(7);
    await replica.close();
  });

  it('stand when many write one key at once', async () => {
    const values = service.get(LastValues);
    const order = [3, 9, 1, 7, 10, 2, 8, 4, 6, 5];
    await Promise.all(
      order.map((version) =>
        values.put(widgetLevels, { key: 'wid_many', version, data: { level: version } }),
      ),
    );
    expect((await values.versions(widgetLevels)).get('wid_many')).toBe(10);
  });
});

describe('handlers', () => {
  it('act once on a message that arrives twice', async () => {
    const { id } = await widgets.create('twice');
    await paint(id, 'red', 1, 'evt_twice');
    await paint(id, 'red', 1, 'evt_twice');
    await paint(id, 'blue', 2);
    await settled();
    expect(await coloursOf(id)).toEqual(['red', 'blue']);
  });

  it('keep the order of one aggregate when a message has to be tried again', async () => {
    const { id } = await widgets.create('ordered');
    widgets.failures.set('one', 1);
    await paint(id, 'one', 1);
    await paint(id, 'two', 2);
    await paint(id, 'three', 3);
    await settled();
    expect(await coloursOf(id)).toEqual(['one', 'two', 'three']);
  });

  it('work on different aggregates at the same time', async () => {
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

  it('keep the newest version when messages come out of order', async () => {
    const { id } = await widgets.create('latest');
    const change = (version: number, name: string) =>
      service.publish(widgetChanged, { aggregateId: id, version, data: { widgetId: id, name } });
    await change(5, 'five');
    await settled();
    await change(4, 'four');
    await settled();
    expect(await widgets.view(id)).toMatchObject({ name: 'five', version: 5 });
    await change(6, 'six');
    await settled();
    expect(await widgets.view(id)).toMatchObject({ name: 'six', version: 6 });
  });

  it('write what came together in one batch', async () => {
    widgets.batches = [];
    await Promise.all(
      Array.from({ length: 60 }, (_, i) =>
        service.publish(widgetChanged, {
          aggregateId: `wid_batch_${i}`,
          version: 1,
          data: { widgetId: `wid_batch_${i}`, name: 'batch' },
        }),
      ),
    );
    await settled();
    expect(widgets.batches.reduce((sum, size) => sum + size, 0)).toBe(60);
    expect(Math.max(...widgets.batches)).toBeGreaterThan(1);
  });

  it('gather in one batch what comes one after the other, when they may wait', async () => {
    await settled();
    widgets.gathered = [];
    const ids = ['wid_gather_1', 'wid_gather_2', 'wid_gather_3'];
    for (const id of ids) {
      await service.publish(widgetChanged, {
        aggregateId: id,
        version: 0,
        data: { widgetId: id, name: 'gathered' },
      });
    }
    expect(widgets.gathered).toEqual([]);
    await settled();
    expect(widgets.gathered).toEqual([ids]);
  });

  it('take a bad message out of its batch', async () => {
    const names = ['before', 'poison', 'after'];
    await Promise.all(
      names.map((name) =>
        service.publish(widgetChanged, {
          aggregateId: `wid_${name}`,
          version: 1,
          data: { widgetId: `wid_${name}`, name },
        }),
      ),
    );
    await settled();
    expect(await widgets.view('wid_before')).not.toBeNull();
    expect(await widgets.view('wid_after')).not.toBeNull();
    expect(await widgets.view('wid_poison')).toBeNull();
    const letters = await service.get(DeadLetters).list({ limit: 50 });
    expect(letters.some(({ body }) => body.includes('wid_poison'))).toBe(true);
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

describe('replay', () => {
  it('sets a durable back to a time: a service sees again what came since, and acts once', async () => {
    const { nats } = service;
    const [stream, durable] = [nats.resource('EVT'), nats.resource('widgets--see')];
    const { id: before } = await widgets.create('before the time');
    await service.atRest();
    const since = new Date();
    const { id: after } = await widgets.create('after the time');
    await service.atRest();
    await Promise.all(
      [before, after].map((id) =>
        service.db.collection<{ _id: string }>('widget_views').deleteOne({ _id: id }),
      ),
    );

    const { config } = await nats.manager.consumers.info(stream, durable);
    await nats.manager.consumers.delete(stream, durable);
    await nats.manager.consumers.add(stream, {
      ...config,
      deliver_policy: DeliverPolicy.StartTime,
      opt_start_time: since.toISOString(),
    });
    const another = await createWidgets({ sameAs: service });
    await service.waitFor(() => widgets.view(after));
    await service.atRest();
    expect(await widgets.view(before)).toBeNull();
    await another.close();
  });
});

describe('dead letters', () => {
  it('keeps a message that no try could handle, with its reason, and replays it', async () => {
    const { id } = await widgets.create('unpaintable');
    widgets.failures.set('black', 3);
    await paint(id, 'black', 1);
    const letters = service.get(DeadLetters);
    const dead = await service.waitFor(async () =>
      (await letters.list({ limit: 50 })).find(
        ({ body, consumer }) => body.includes(id) && consumer.endsWith('paint'),
      ),
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
});
