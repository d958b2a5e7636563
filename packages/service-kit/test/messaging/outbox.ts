import { KIT_MIGRATIONS } from '../../src/bootstrap/kit-migrations';
import { Outbox, outboxEntry } from '../../src/messaging/outbox';
import type { OutboxRow } from '../../src/messaging/outbox-field';
import { OutboxPublisher } from '../../src/messaging/outbox-publisher';
import { OutboxSweeper } from '../../src/messaging/outbox-sweeper';
import { Transactions } from '../../src/mongo/transactions';
import { explainsWithIndex } from '../../src/testing/explain';
import { createWidgets } from '../fixtures/widgets-service';
import { widgetChanged } from '../fixtures/widgets.module';
import type { MessagingTest } from '../fixtures/messaging-test';

/** What documents owe, and how it leaves. */
export function outboxSpecs(test: MessagingTest): void {
  describe('outbox', () => {
    it('publishes what a transaction committed, once, with its envelope, and keeps nothing', async () => {
      const { id } = await test.widgets.create('published');
      await test.service.atRest();
      expect(await test.sentOf(id)).toMatchObject([
        { version: 0, data: { widgetId: id, name: 'published' } },
      ]);
      expect(await test.service.db.collection('outbox').countDocuments()).toBe(0);
    });

    it('publishes nothing of an aborted transaction', async () => {
      const failing = test.widgets.create('aborted', () => {
        throw new Error('changed my mind');
      });
      await expect(failing).rejects.toThrow('changed my mind');
      await test.service.atRest();
      const sent = await test.service.published(widgetChanged);
      expect(sent.some(({ data }) => data.name === 'aborted')).toBe(false);
    });

    it('publishes what a document carries, and clears it', async () => {
      const { id } = await test.widgets.create('carried');
      await test.widgets.rename(id, 'carried on');
      await test.service.atRest();
      expect((await test.sentOf(id)).map(({ version }) => version)).toEqual([0, 1]);
      expect((await test.widgets.find(id))?.outbox).toBeUndefined();
    });

    it('publishes what a dead process left behind, in its order, with the next write', async () => {
      const { id } = await test.widgets.create('left behind');
      await test.service.atRest();
      await test.widgets.rename(id, 'one', { publish: false });
      await test.widgets.rename(id, 'two', { publish: false });
      expect(await test.sentOf(id)).toHaveLength(1);
      await test.widgets.rename(id, 'three');
      await test.service.atRest();
      expect((await test.sentOf(id)).map(({ data }) => data.name)).toEqual([
        'left behind',
        'one',
        'two',
        'three',
      ]);
    });

    it('publishes what a dead process left behind when nobody writes again', async () => {
      const { id } = await test.widgets.create('forgotten');
      await test.service.atRest();
      await test.widgets.rename(id, 'swept', { publish: false });
      await test.service.get(OutboxSweeper).sweep();
      expect((await test.sentOf(id)).map(({ data }) => data.name)).toEqual(['forgotten', 'swept']);
      expect((await test.widgets.find(id))?.outbox).toBeUndefined();
    });

    it('publishes once when the process died between publishing and clearing', async () => {
      const { id } = await test.widgets.create('not cleared');
      await test.service.atRest();
      const owed = await test.widgets.rename(id, 'sent', { publish: false });
      const another = await createWidgets({ sameAs: test.service });
      await another.get(Outbox).publish('widgets', id, owed);
      await test.service.get(OutboxSweeper).sweep();
      expect((await test.sentOf(id)).map(({ data }) => data.name)).toEqual(['not cleared', 'sent']);
      await another.close();
    });

    it('keeps what a writer adds while an older message is being cleared', async () => {
      const { id } = await test.widgets.create('raced');
      await test.service.atRest();
      const first = await test.widgets.rename(id, 'first', { publish: false });
      await test.widgets.rename(id, 'second', { publish: false });
      await test.service
        .get(OutboxPublisher)
        .publishNow([{ collection: 'widgets', documentId: id, owed: first }]);
      expect((await test.widgets.find(id))?.outbox?.messages).toHaveLength(4);
      await test.service.get(OutboxSweeper).sweep();
      expect((await test.sentOf(id)).map(({ data }) => data.name)).toEqual([
        'raced',
        'first',
        'second',
      ]);
    });

    it('drains thousands of messages that were left behind while it goes on publishing', async () => {
      const outbox = test.service.get(Outbox);
      const rows = Array.from({ length: 3_000 }, (_, i): OutboxRow => {
        const message = {
          aggregateId: `wid_many_${i}`,
          version: 0,
          data: { widgetId: `${i}`, name: 'many' },
        };
        return { _id: `out_many_${i}`, outbox: outbox.owed([outboxEntry(widgetChanged, message)]) };
      });
      await test.service.db.collection<OutboxRow>('outbox').insertMany(rows);
      const sweeping = test.service.get(OutboxSweeper).sweep();
      const { id } = await test.widgets.create('meanwhile');
      await test.service.waitFor(async () => (await test.sentOf(id)).length === 1);
      await sweeping;
      const sent = await test.service.published(widgetChanged);
      expect(sent.filter(({ data }) => data.name === 'many')).toHaveLength(3_000);
      await test.service.atRest();
    });

    it('takes over what an older release had not sent, and forgets what it had', async () => {
      const at = new Date();
      const old = { subject: widgetChanged.subject, aggregateId: 'wid_old', version: 0, time: at };
      const rest = { traceparent: null, data: { widgetId: 'wid_old', name: 'old' } };
      const rows = test.service.db.collection<{ _id: string; sentAt: Date | null }>('outbox');
      await rows.insertOne({ _id: 'evt_unsent', ...old, ...rest, sentAt: null });
      await rows.insertOne({ _id: 'evt_sent', ...old, ...rest, sentAt: at });
      await KIT_MIGRATIONS[0]?.up(test.service.db);
      await test.service.get(OutboxSweeper).sweep();
      expect((await test.sentOf('wid_old')).map(({ id }) => id)).toEqual(['evt_unsent']);
      expect(await rows.countDocuments()).toBe(0);
    });

    it('finds what is owed by an index', async () => {
      const owing = test.service.db.collection('widgets').find({ 'outbox.at': { $exists: true } });
      expect(await explainsWithIndex(owing.sort({ 'outbox.at': 1 }))).toBe(true);
    });

    it('refuses data that does not fit the contract and aborts', async () => {
      const misfit = test.service.get(Transactions).run((session) =>
        test.service.get(Outbox).add(session, widgetChanged, {
          aggregateId: 'wid_misfit',
          version: 0,
          data: JSON.parse('{"widgetId":5}'),
        }),
      );
      await expect(misfit).rejects.toThrow(widgetChanged.subject);
      await test.service.atRest();
      expect(await test.sentOf('wid_misfit')).toEqual([]);
    });
  });
}
