import type { AdminProduct } from '@solar/contracts/catalog/admin-http';
import type { ProductDetail } from '@solar/contracts/catalog/http';
import { demoProductId } from '@solar/contracts/common/demo-ids';
import { newId } from '@solar/service-kit/mongo/new-id';
import { commandsDuring } from '@solar/service-kit/testing/sent-commands';
import type { TestService } from '@solar/service-kit/testing/test-service';
import { startCatalog } from '../start-catalog';

const PANEL = demoProductId('JKM580N-72HL4-BDV');
const ADMIN_PANEL = `/api/catalog/admin/products/${PANEL}`;
type StringId = { _id: string };

describe('changes of the catalogue', () => {
  let writer: TestService;
  /** Looks into the change log when it reconnects, and otherwise not before the test is over. */
  let listening: TestService;
  /** Looks into the change log all the time. */
  let looking: TestService;
  let admin: string;

  beforeAll(async () => {
    writer = await startCatalog();
    listening = await startCatalog(writer);
    looking = await startCatalog(writer, { INDEX_CATCH_UP_MS: '50' });
    admin = await writer.token({ role: 'admin' });
  });
  afterAll(async () => {
    await looking.close();
    await listening.close();
    await writer.close();
  });

  const nameOn = async (replica: TestService) =>
    (await replica.request<ProductDetail>('GET', `/api/catalog/products/${PANEL}`)).body.name;

  /** A committed change whose writer died before it could publish the signal. */
  const renameWithoutSignal = async (name: string) => {
    const products = writer.db.collection<StringId>('products');
    await products.updateOne({ _id: PANEL }, { $set: { name }, $inc: { version: 1 } });
    const line = { _id: newId('chg'), kind: 'product', entityId: PANEL, at: new Date() };
    await writer.db.collection<StringId>('index_changes').insertOne(line);
  };

  it('reach another replica by their signal, without its looking for them', async () => {
    const { body } = await writer.request<AdminProduct>('GET', ADMIN_PANEL, { token: admin });
    const sent = await commandsDuring([listening], async () => {
      const changed = { imageSlug: 'sungrow-sh15t', version: body.version };
      const path = `${ADMIN_PANEL}/images`;
      await writer.request('PUT', path, { token: admin, body: changed });
      await listening.waitFor(async () => {
        const shown = await listening.request<ProductDetail>(
          'GET',
          `/api/catalog/products/${PANEL}`,
        );
        return shown.body.image?.url.includes('sungrow-sh15t');
      });
    });
    expect(sent).toEqual(['find products']);
  });

  it('whose signal was lost are found in the change log at the next look', async () => {
    await renameWithoutSignal('Renamed in silence');
    await looking.waitFor(async () => (await nameOn(looking)) === 'Renamed in silence');
    expect(await nameOn(listening)).not.toBe('Renamed in silence');
  });

  it('that were missed while NATS was away are found when it is back', async () => {
    await renameWithoutSignal('Renamed meanwhile');
    await listening.nats.connection.reconnect();
    for (const replica of [listening, looking]) {
      await replica.waitFor(async () => (await nameOn(replica)) === 'Renamed meanwhile');
    }
  });

  it('of a kind that only a newer version knows make a replica read everything again', async () => {
    const products = writer.db.collection<StringId>('products');
    await products.updateOne({ _id: PANEL }, { $set: { name: 'Known by all' } });
    const line = { _id: newId('chg'), kind: 'bundle', entityId: 'x', at: new Date() };
    await writer.db.collection<StringId>('index_changes').insertOne(line);
    await looking.waitFor(async () => (await nameOn(looking)) === 'Known by all');
  });

  it('cost an idle replica one short query for each look', async () => {
    const sent = await commandsDuring(
      [looking],
      () => new Promise((resolve) => setTimeout(resolve, 500)),
    );
    expect(sent.length).toBeGreaterThan(2);
    expect(new Set(sent)).toEqual(new Set(['find index_changes']));
    const idle = await commandsDuring(
      [listening],
      () => new Promise((resolve) => setTimeout(resolve, 500)),
    );
    expect(idle).toEqual([]);
  });

  it('are not undone by a signal that nobody understands', async () => {
    const subject = writer.nats.subject('signal.catalog.index-changed');
    writer.nats.connection.publish(subject, 'no JSON');
    writer.nats.connection.publish(subject, JSON.stringify([{ kind: 1 }]));
    await writer.nats.connection.flush();
    expect(await nameOn(listening)).toBe('Renamed meanwhile');
  });
});
