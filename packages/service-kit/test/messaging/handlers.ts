import { DeliverPolicy } from '@nats-io/jetstream';
import { DeadLetters } from '../../src/messaging/dead-letters';
import { createWidgets } from '../fixtures/widgets-service';
import { widgetChanged } from '../fixtures/widgets.module';
import type { MessagingTest } from '../fixtures/messaging-test';

/** How messages reach their handlers, once, in order, in batches and again. */
export function handlerSpecs(test: MessagingTest): void {
  describe('handlers', () => {
    it('act once on a message that arrives twice', async () => {
      const { id } = await test.widgets.create('twice');
      await test.paint(id, 'red', 1, 'evt_twice');
      await test.paint(id, 'red', 1, 'evt_twice');
      await test.paint(id, 'blue', 2);
      await test.settled();
      expect(await test.coloursOf(id)).toEqual(['red', 'blue']);
    });

    it('keep the order of one aggregate when a message has to be tried again', async () => {
      const { id } = await test.widgets.create('ordered');
      test.widgets.failures.set('one', 1);
      await test.paint(id, 'one', 1);
      await test.paint(id, 'two', 2);
      await test.paint(id, 'three', 3);
      await test.settled();
      expect(await test.coloursOf(id)).toEqual(['one', 'two', 'three']);
    });

    it('work on different aggregates at the same time', async () => {
      const made = await Promise.all(
        Array.from({ length: 12 }, (_, i) => test.widgets.create(`parallel ${i}`)),
      );
      test.widgets.mostRunning = 0;
      await Promise.all(made.map(({ id }) => test.paint(id, 'green', 1)));
      await test.settled();
      for (const { id } of made) expect(await test.coloursOf(id)).toEqual(['green']);
      expect(test.widgets.mostRunning).toBeGreaterThan(1);
      expect(test.widgets.mostRunning).toBeLessThanOrEqual(8);
    });

    it('keep the newest version when messages come out of order', async () => {
      const { id } = await test.widgets.create('latest');
      const change = (version: number, name: string) =>
        test.service.publish(widgetChanged, {
          aggregateId: id,
          version,
          data: { widgetId: id, name },
        });
      await change(5, 'five');
      await test.settled();
      await change(4, 'four');
      await test.settled();
      expect(await test.widgets.view(id)).toMatchObject({ name: 'five', version: 5 });
      await change(6, 'six');
      await test.settled();
      expect(await test.widgets.view(id)).toMatchObject({ name: 'six', version: 6 });
    });

    it('write what came together in one batch', async () => {
      test.widgets.batches = [];
      await Promise.all(
        Array.from({ length: 60 }, (_, i) =>
          test.service.publish(widgetChanged, {
            aggregateId: `wid_batch_${i}`,
            version: 1,
            data: { widgetId: `wid_batch_${i}`, name: 'batch' },
          }),
        ),
      );
      await test.settled();
      expect(test.widgets.batches.reduce((sum, size) => sum + size, 0)).toBe(60);
      expect(Math.max(...test.widgets.batches)).toBeGreaterThan(1);
    });

    it('take what comes one after the other in rounds when nobody waits, and in its order', async () => {
      await test.settled();
      test.widgets.gathered = [];
      const ids = Array.from({ length: 20 }, (_, i) => `wid_round_${i}`);
      for (const id of ids) {
        await test.service.publish(widgetChanged, {
          aggregateId: id,
          version: 0,
          data: { widgetId: id, name: 'in a round' },
        });
      }
      await test.settled();
      expect(test.widgets.gathered.flat()).toEqual(ids);
      expect(test.widgets.gathered.length).toBeLessThan(ids.length);
    });

    it('take a bad message out of its batch', async () => {
      const names = ['before', 'poison', 'after'];
      await Promise.all(
        names.map((name) =>
          test.service.publish(widgetChanged, {
            aggregateId: `wid_${name}`,
            version: 1,
            data: { widgetId: `wid_${name}`, name },
          }),
        ),
      );
      await test.settled();
      expect(await test.widgets.view('wid_before')).not.toBeNull();
      expect(await test.widgets.view('wid_after')).not.toBeNull();
      expect(await test.widgets.view('wid_poison')).toBeNull();
      const { items } = await test.service.get(DeadLetters).list({ pageSize: 50 });
      expect(items.some(({ body }) => body.includes('wid_poison'))).toBe(true);
    });
  });

  describe('consumers', () => {
    it('come back when the server has lost them, and act once on what they see again', async () => {
      const { id } = await test.widgets.create('lost durable');
      await test.paint(id, 'before', 1);
      await test.settled();
      const durable = test.service.nats.resource('widgets--paint');
      await test.service.nats.manager.consumers.delete(test.service.nats.resource('CMD'), durable);
      await test.paint(id, 'after', 2);
      await test.service.waitFor(async () => (await test.coloursOf(id)).includes('after'));
      expect(await test.coloursOf(id)).toEqual(['before', 'after']);
    });
  });

  describe('replay', () => {
    it('sets a durable back to a time: a service sees again what came since, and acts once', async () => {
      const { nats } = test.service;
      const [stream, durable] = [nats.resource('EVT'), nats.resource('widgets--see')];
      const { id: before } = await test.widgets.create('before the time');
      await test.service.atRest();
      const since = new Date();
      const { id: after } = await test.widgets.create('after the time');
      await test.service.atRest();
      await Promise.all(
        [before, after].map((id) =>
          test.service.db.collection<{ _id: string }>('widget_views').deleteOne({ _id: id }),
        ),
      );

      const { config } = await nats.manager.consumers.info(stream, durable);
      await nats.manager.consumers.delete(stream, durable);
      await nats.manager.consumers.add(stream, {
        ...config,
        deliver_policy: DeliverPolicy.StartTime,
        opt_start_time: since.toISOString(),
      });
      const another = await createWidgets({ sameAs: test.service });
      await test.service.waitFor(() => test.widgets.view(after));
      await test.service.atRest();
      expect(await test.widgets.view(before)).toBeNull();
      await another.close();
    });
  });
}
