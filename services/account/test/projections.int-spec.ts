import { settingsChanged } from '@solar/contracts/admin/events';
import { orderPlaced, quoteAnswered } from '@solar/contracts/checkout/events';
import { money } from '@solar/contracts/common/money';
import { sendMailContract } from '@solar/service-kit/mail/mail-message';
import { newId } from '@solar/service-kit/mongo/new-id';
import { commandsDuring } from '@solar/service-kit/testing/sent-commands';
import type { TestService } from '@solar/service-kit/testing/test-service';
import { OrderFigures, type PlacedOrder } from '../src/user/order-figures';
import type { UserDoc } from '../src/user/user.schema';
import { createAccount, register, type Person } from './account';

const DAY_MS = 86_400_000;

let service: TestService;
let replica: TestService;
let customer: Person;

beforeAll(async () => {
  service = await createAccount();
  replica = await createAccount({}, service);
});
afterAll(async () => {
  await replica.close();
  await service.close();
});
beforeEach(async () => {
  customer = await register(service);
});

async function stored(): Promise<UserDoc> {
  const user = await service.db.collection<UserDoc>('users').findOne({ _id: customer.id });
  if (!user) throw new Error('The customer is gone');
  return user;
}

function placed(orderId: string, amount: number) {
  return {
    aggregateId: orderId,
    version: 0,
    data: {
      orderId,
      orderNumber: orderId,
      customerId: customer.id,
      email: customer.email,
      total: money(amount, 'USD'),
      placedAt: '2026-03-01T10:00:00.000Z',
      lines: [],
    },
  };
}

describe('orders of a customer', () => {
  const order = (amount: number): PlacedOrder => ({
    orderId: newId('ord'),
    customerId: customer.id,
    spentMinor: amount,
    currency: 'USD',
    placedAt: new Date(),
  });
  const count = (orders: PlacedOrder[], now?: Date) => service.get(OrderFigures).count(orders, now);

  it('count once although their messages come again, long after and behind others', async () => {
    const first = newId('ord');
    await service.publish(orderPlaced, { ...placed(first, 100), id: 'evt_first' });
    await service.waitFor(async () => (await stored()).orders.count === 1);
    for (let i = 0; i < 250; i += 1) {
      await service.publish(orderPlaced, placed(newId('ord'), 1));
    }
    await service.publish(orderPlaced, { ...placed(first, 100), id: 'evt_first' });
    await service.publish(orderPlaced, placed(newId('ord'), 1));
    await service.waitFor(async () => (await stored()).orders.count >= 252);
    expect((await stored()).orders).toMatchObject({ count: 252, spentMinor: 351 });
  });

  it('count once within one batch and on two replicas at the same moment', async () => {
    const twice = order(500);
    await count([twice, order(1), twice]);
    await Promise.all(
      [service, replica, service, replica].map((one) =>
        one.get(OrderFigures).count([twice, { ...twice, orderId: `${twice.orderId}2` }]),
      ),
    );
    expect((await stored()).orders).toMatchObject({ count: 3, spentMinor: 1001 });
  });

  it('are written in one command, however many', async () => {
    const orders = Array.from({ length: 40 }, () => order(2));
    const commands = await commandsDuring([service], () => count(orders));
    expect(commands).toEqual(['update users']);
    expect((await stored()).orders).toMatchObject({ count: 40, spentMinor: 80, currency: 'USD' });
  });

  it('are remembered as long as their messages can come, and not for ever', async () => {
    const [old, later] = [order(1), order(1)];
    const start = Date.now();
    await count([old], new Date(start));
    await count([later, old], new Date(start + 8 * DAY_MS));
    expect((await stored()).orders.count).toBe(2);
    await count([order(1)], new Date(start + 15 * DAY_MS));
    const { countedOrders = [] } = await stored();
    expect(countedOrders.map(({ id }) => id)).not.toContain(old.orderId);
    expect(countedOrders).toHaveLength(2);
  });

  it('change no version, and are not in the way of a change', async () => {
    const { version } = await stored();
    await count([order(1)]);
    expect((await stored()).version).toBe(version);
    const profile = await service.request<{ firstName: string }>('PATCH', '/api/account/profile', {
      token: customer.token,
      body: { firstName: 'Ada' },
    });
    expect(profile.body.firstName).toBe('Ada');
    expect((await stored()).orders.count).toBe(1);
  });
});

describe('the mail about an answered quote', () => {
  it('goes out once, however late its message comes again', async () => {
    const data = {
      quoteId: newId('quo'),
      quoteNumber: 'Q-ONCE',
      customerId: customer.id,
      answer: 'priced' as const,
      validUntil: '2026-12-22T19:59:59.000Z',
    };
    const message = { aggregateId: data.quoteId, version: 1, data, id: newId('evt') };
    const mails = async () =>
      (await service.published(sendMailContract('account'))).filter(
        ({ data: mail }) => mail.to === customer.email && mail.subject.includes('Q-ONCE'),
      );
    await service.publish(quoteAnswered, message);
    const marks = service.db.collection<{ _id: string }>('quote_mails');
    // Published and cleared: nothing in the outbox can recognise the message any more.
    await service.waitFor(() => marks.findOne({ _id: message.id, outbox: { $exists: false } }));
    await service.publish(quoteAnswered, message);
    const declined = { ...data, answer: 'declined' as const, validUntil: null };
    await service.publish(quoteAnswered, { ...message, id: newId('evt'), data: declined });
    await service.waitFor(async () => (await mails()).length >= 2);
    const [offer, refusal] = (await mails()).map(({ data: mail }) => mail);
    expect(await mails()).toHaveLength(2);
    expect(offer?.html).toContain(`/account/quotes/${data.quoteId}`);
    expect(refusal?.text).toContain('cannot offer prices');
  });
});

describe('the brand of the mails', () => {
  it('is the newest of the settings, whatever order they come in', async () => {
    const settings = (version: number, siteName: string) => ({
      aggregateId: 'site',
      version,
      data: {
        siteName,
        contactEmail: `${siteName.toLowerCase()}@example.com`,
        currency: 'USD',
        currencySymbol: '$',
        taxEnabled: true,
        taxBasisPoints: 0,
        shippingEnabled: true,
        defaultShippingMinor: 0,
        paymentsEnabled: true,
      },
    });
    const brands = service.db.collection<{ _id: string; siteName: string }>('site_brand');
    const brand = async () => (await brands.findOne({ _id: 'site' }))?.siteName;
    await service.publish(settingsChanged, settings(3, 'Newest'));
    await service.waitFor(async () => (await brand()) === 'Newest');
    await service.publish(settingsChanged, settings(2, 'Older'));
    await service.publish(settingsChanged, settings(4, 'Final'));
    await service.waitFor(async () => (await brand()) === 'Final');
    const { email } = await register(service, { language: 'fr' });
    const welcome = await service.waitFor(async () =>
      (await service.published(sendMailContract('account'))).find(({ data }) => data.to === email),
    );
    expect(welcome.data.subject).toBe('Bienvenue chez Final');
    expect(welcome.data.text).toContain('final@example.com');
    expect(welcome.data.html).toContain('<html lang="fr" dir="ltr"');
  });
});
