import { DeadLetters, MAIL_DURABLE } from '../../src/messaging/dead-letters';
import { Leases } from '../../src/messaging/leases';
import { LastValues } from '../../src/messaging/last-values';
import { RpcClient } from '../../src/messaging/rpc-client';
import { RpcError } from '../../src/errors/rpc-error';
import { createWidgets } from '../fixtures/widgets-service';
import { countWidgets, paintWidget, widgetLevels } from '../fixtures/widgets.module';
import type { MessagingTest } from '../fixtures/messaging-test';

/** What stands beside the streams: last values, dead letters, requests and leases. */
export function transportSpecs(test: MessagingTest): void {
  describe('last values', () => {
    it('keep the newest version, whichever comes last, and reach every follower', async () => {
      const values = test.service.get(LastValues);
      const replica = await createWidgets({ sameAs: test.service });
      const seen = new Map<string, number>();
      await values.put(widgetLevels, { key: 'wid_a', version: 1, data: { level: 1 } });
      await replica.get(LastValues).follow(widgetLevels, (key, { level }) => seen.set(key, level));
      expect(seen.get('wid_a')).toBe(1);
      await replica
        .get(LastValues)
        .put(widgetLevels, { key: 'wid_a', version: 7, data: { level: 7 } });
      await values.put(widgetLevels, { key: 'wid_a', version: 5, data: { level: 5 } });
      await values.put(widgetLevels, { key: 'wid_b', version: 1, data: { level: 2 } });
      await test.service.waitFor(() => seen.get('wid_b') === 2);
      expect(seen.get('wid_a')).toBe(7);
      expect((await values.versions(widgetLevels)).get('wid_a')).toBe(7);
      await replica.close();
    });

    it('are followed to the present while they are written', async () => {
      const values = test.service.get(LastValues);
      const keys = Array.from({ length: 40 }, (_, index) => `wid_live_${index}`);
      const writeAll = (version: number) =>
        Promise.all(
          keys.map((key) => values.put(widgetLevels, { key, version, data: { level: version } })),
        );
      await writeAll(0);
      let writing = true;
      const written = (async () => {
        for (let version = 1; writing; version += 1) await writeAll(version);
      })();
      for (let round = 0; round < 50; round += 1) {
        const seen = new Set<string>();
        await values.follow(widgetLevels, (key) => seen.add(key));
        expect(keys.filter((key) => !seen.has(key))).toEqual([]);
      }
      writing = false;
      await written;
    });

    it('stand when replicas write one key at once', async () => {
      const replica = await createWidgets({ sameAs: test.service });
      const writers = [test.service.get(LastValues), replica.get(LastValues)];
      const order = [3, 9, 1, 7, 10, 2, 8, 4, 6, 5];
      await Promise.all(
        writers.flatMap((values) =>
          order.map((version) =>
            values.put(widgetLevels, { key: 'wid_many', version, data: { level: version } }),
          ),
        ),
      );
      expect((await writers[0]?.versions(widgetLevels))?.get('wid_many')).toBe(10);
      await replica.close();
    });

    it('of one key are written one after the other, and only the newest of those that wait', async () => {
      const values = test.service.get(LastValues);
      const seen: number[] = [];
      await values.put(widgetLevels, { key: 'wid_busy', version: 0, data: { level: 0 } });
      await values.follow(widgetLevels, (key, { level }) => {
        if (key === 'wid_busy') seen.push(level);
      });
      const versions = Array.from({ length: 40 }, (_, index) => index + 1);
      const put = (version: number) =>
        values.put(widgetLevels, { key: 'wid_busy', version, data: { level: version } });
      await Promise.all([...versions.slice(0, 20).map(put), ...versions.slice(20).map(put)]);
      await test.service.waitFor(() => seen.at(-1) === 40);
      expect(seen).toEqual([0, 40]);
    });
  });

  describe('dead letters', () => {
    it('keeps a message that no try could handle, with its reason, and replays it', async () => {
      const { id } = await test.widgets.create('unpaintable');
      test.widgets.failures.set('black', 3);
      await test.paint(id, 'black', 1);
      const letters = test.service.get(DeadLetters);
      const dead = await test.service.waitFor(async () =>
        (await letters.list({ kind: 'other', pageSize: 50 })).items.find(
          ({ body, consumer }) => body.includes(id) && consumer.endsWith('paint'),
        ),
      );
      expect(dead).toMatchObject({
        consumer: 'widgets--paint',
        subject: paintWidget.subject,
        deliveries: 3,
      });
      expect(dead.reason).toContain('no black paint');
      expect(await test.coloursOf(id)).toEqual([]);

      await letters.replay(dead.sequence);
      await test.service.waitFor(async () => (await test.coloursOf(id)).length === 1);
      await expect(letters.replay(dead.sequence)).rejects.toMatchObject({ status: 404 });
    });

    it('buries at once what can never be read', async () => {
      await test.service.publishRaw(paintWidget.subject, 'not json');
      await test.service.publishRaw(paintWidget.subject, '{"id":"x"}');
      const letters = test.service.get(DeadLetters);
      const reasons = await test.service.waitFor(async () => {
        const found = (await letters.list({ pageSize: 50 })).items.map((letter) => letter.reason);
        return found.length >= 2 && found;
      });
      expect(reasons.join()).toContain('not JSON');
      expect(reasons.join()).toContain('bad envelope');
    });

    it('counts and lists the mails that could not be sent by themselves', async () => {
      const letters = test.service.get(DeadLetters);
      const before = await letters.list({ pageSize: 100 });
      expect(await letters.list({ kind: 'mail', pageSize: 1 })).toEqual({ items: [], total: 0 });
      for (const body of ['first', 'second']) {
        await test.service.publishRaw(`dlq.mail.widgets--${MAIL_DURABLE}`, body);
      }
      const mails = await letters.list({ kind: 'mail', pageSize: 1 });
      expect(mails.total).toBe(2);
      expect(mails.items.map(({ body }) => body)).toEqual(['first']);
      const from = (mails.items[0]?.sequence ?? 0) + 1;
      const next = await letters.list({ kind: 'mail', pageSize: 1, from });
      expect(next.items.map(({ body }) => body)).toEqual(['second']);
      const others = await letters.list({ kind: 'other', pageSize: 100 });
      expect(others).toEqual(before);
      expect((await letters.list({ pageSize: 1 })).total).toBe((before.total ?? 0) + 2);
    });
  });

  describe('request and reply', () => {
    it('parses both sides and carries the refusal', async () => {
      const rpc = test.service.get(RpcClient);
      const names = Array.from({ length: 12 }, (_, i) => `asked ${i}`);
      await Promise.all(names.map((name) => test.widgets.create(name)));
      const { count } = await rpc.call(countWidgets, { prefix: 'asked' });
      expect(count).toBe(12);
      await expect(rpc.call(countWidgets, { prefix: 'x'.repeat(11) })).rejects.toMatchObject({
        code: 'refused',
      });
    });

    it('says so when nobody answers', async () => {
      const rpc = test.service.get(RpcClient);
      const nobody = { ...countWidgets, subject: 'rpc.nobody.there.v1' };
      const error: unknown = await rpc.call(nobody, { prefix: '' }).catch((e: unknown) => e);
      expect(error).toBeInstanceOf(RpcError);
      expect(error).toMatchObject({ code: 'no_responders' });
    });
  });

  describe('leases', () => {
    it('hand over when the holder stops, and one holds at a time', async () => {
      const replica = await createWidgets({ sameAs: test.service });
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
      const first = test.service.get(Leases).hold('job', job('first'));
      await test.service.waitFor(() => log.length === 1);
      const second = replica.get(Leases).hold('job', job('second'));
      await first.release();
      await test.service.waitFor(() => log.length === 2);
      expect(log).toEqual(['first', 'second']);
      expect(most).toBe(1);
      await second.release();
      await replica.close();
    });
  });
}
