import type { StaffTicket, Ticket } from '@solar/contracts/account/tickets-http';
import { TICKET_STATUSES, TICKET_TRANSITIONS } from '@solar/contracts/account/ticket-states';
import { DEFAULT_TICKET_TARGETS } from '@solar/contracts/account/ticket-targets';
import { settingsChanged } from '@solar/contracts/admin/events';
import { findCustomerOrder } from '@solar/contracts/checkout/rpc';
import { newId } from '@solar/service-kit/mongo/new-id';
import { sendMailContract } from '@solar/service-kit/mail/mail-message';
import type { TestService } from '@solar/service-kit/testing/test-service';
import { AttachmentService } from '../src/attachment/attachment.service';
import { createAccount, MAILS, register, staff, uploadFile, type Person } from './account';

let service: TestService;
let customer: Person;
let stranger: Person;
let agent: Person;

beforeAll(async () => {
  service = await createAccount();
  customer = await register(service);
  stranger = await register(service);
  agent = await staff(service, 'admin');
});
afterAll(() => service.close());

const call = <T = Ticket>(
  person: Person | null,
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  body?: unknown,
) => service.request<T>(method, `/api/support/${path}`, { token: person?.token, body });

const input = {
  subject: 'Inverter is silent',
  description: 'The display stays dark since noon.',
  category: 'technical_support',
};
const open = async () => (await call(customer, 'POST', 'tickets', input)).body;
const move = async (id: string, status: string) => {
  const { version } = (await call<StaffTicket>(agent, 'GET', `admin/tickets/${id}`)).body;
  return call<StaffTicket>(agent, 'PATCH', `admin/tickets/${id}`, { version, status });
};

it('lives from question to answer to solution', async () => {
  const ticket = await open();
  expect(ticket).toMatchObject({ status: 'new', priority: 'medium' });
  expect(ticket.reference).toMatch(/^T-[2-9A-Z]{8}$/);
  const answered = await call<StaffTicket>(agent, 'POST', `admin/tickets/${ticket.id}/messages`, {
    body: 'Please check the fuse.',
  });
  expect(answered.body).toMatchObject({ status: 'open' });
  await move(ticket.id, 'waiting_on_customer');
  const replied = await call(customer, 'POST', `tickets/${ticket.id}/messages`, { body: 'Done.' });
  expect(replied.body.status).toBe('open');
  const resolved = await call(customer, 'POST', `tickets/${ticket.id}/resolution`);
  expect(resolved.body.status).toBe('resolved');
  const reopened = await call(customer, 'POST', `tickets/${ticket.id}/messages`, {
    body: 'Again!',
  });
  expect(reopened.body.status).toBe('open');
  await service.atRest(MAILS);
  const mails = (await service.published(sendMailContract('account')))
    .map(({ data }) => data)
    .filter(({ subject }) => subject.includes(ticket.reference));
  const support = 'support@alsa.example';
  expect(mails.map(({ to, text }) => [to, /^> (.*)$/m.exec(text)?.[1]])).toEqual([
    [customer.email, input.description],
    [support, input.description],
    [customer.email, 'Please check the fuse.'],
    [support, 'Done.'],
    [support, 'Again!'],
  ]);
  expect(mails[1]?.text).toContain(`/admin/tickets/${ticket.id}`);
});

it('keeps internal notes inside', async () => {
  const { id } = await open();
  const note = { body: 'Known for late payment', internal: true };
  const seen = await call<StaffTicket>(agent, 'POST', `admin/tickets/${id}/messages`, note);
  expect(seen.body.messages).toHaveLength(1);
  expect(seen.body.status).toBe('new');
  const outside = await call(customer, 'GET', `tickets/${id}`);
  expect(outside.body.messages).toEqual([]);
  expect(outside.text).not.toContain('late payment');
});

it('opens a new, linked ticket when a closed one is answered, once', async () => {
  const { id } = await open();
  expect((await move(id, 'closed')).body.closedAt).not.toBeNull();
  const reply = { body: 'It is broken again, I am afraid.' };
  const next = await call(customer, 'POST', `tickets/${id}/messages`, reply);
  expect(next.body.id).not.toBe(id);
  expect(next.body).toMatchObject({ status: 'new', follows: { id }, description: reply.body });
  expect((await call(customer, 'GET', `tickets/${id}`)).body).toMatchObject({
    status: 'closed',
    followedBy: { id: next.body.id },
    messages: [],
  });
  expect((await call(customer, 'POST', `tickets/${id}/messages`, reply)).status).toBe(409);
  const late = await call(agent, 'POST', `admin/tickets/${id}/messages`, { body: 'Hello?' });
  expect(late.status).toBe(409);
});

it('moves only as its table says', async () => {
  for (const from of TICKET_STATUSES) {
    for (const to of TICKET_STATUSES) {
      if (from === to) continue;
      const { id } = await open();
      await service.db
        .collection<{ _id: string }>('tickets')
        .updateOne({ _id: id }, { $set: { status: from } });
      const response = await move(id, to);
      if (TICKET_TRANSITIONS[from].includes(to)) expect(response.body.status).toBe(to);
      else {
        expect(response).toMatchObject({
          status: 409,
          body: { code: 'state.illegal_transition', from, to },
        });
      }
    }
  }
});

it('lets only the first of two people who saw the same version change it', async () => {
  const { id } = await open();
  const path = `admin/tickets/${id}`;
  const change = (body: object) => call<StaffTicket>(agent, 'PATCH', path, { version: 0, ...body });
  expect((await change({ priority: 'urgent', assignToMe: true })).body).toMatchObject({
    priority: 'urgent',
    assignee: 'Staff admin',
  });
  expect(await change({ priority: 'low' })).toMatchObject({
    status: 409,
    body: { code: 'conflict.version' },
  });
});

it("is missing for strangers, and the back office's side is closed to customers", async () => {
  const { id } = await open();
  expect((await call(stranger, 'GET', `tickets/${id}`)).status).toBe(404);
  expect((await call(stranger, 'POST', `tickets/${id}/messages`, { body: 'Hi' })).status).toBe(404);
  expect((await call(stranger, 'POST', `tickets/${id}/resolution`)).status).toBe(404);
  expect((await call(customer, 'GET', `tickets/${newId('tkt')}`)).status).toBe(404);
  expect((await call(null, 'GET', 'tickets')).status).toBe(401);
  expect((await call(null, 'POST', 'tickets', input)).status).toBe(401);
  for (const [method, path] of [
    ['GET', 'admin/tickets'],
    ['GET', `admin/tickets/${id}`],
    ['POST', `admin/tickets/${id}/messages`],
    ['PATCH', `admin/tickets/${id}`],
  ] as const) {
    const body = method === 'GET' ? undefined : {};
    expect((await call(customer, method, path, body)).status).toBe(403);
    expect((await call(null, method, path, body)).status).toBe(401);
  }
  const found = await call<{ total: number }>(stranger, 'GET', 'tickets');
  expect(found.body.total).toBe(0);
});

it.each([
  { ...input, subject: 'x' },
  { ...input, description: 'short' },
  { ...input, description: 'x'.repeat(5001) },
  { ...input, category: 'gossip' },
  { ...input, status: 'closed' },
  {},
])('refuses %j', async (body) => {
  expect((await call(customer, 'POST', 'tickets', body)).status).toBe(400);
});

it('is closed from the list by the version that its row has', async () => {
  const { id } = await open();
  type Row = { id: string; version: number };
  const { body } = await call<{ items: Row[] }>(agent, 'GET', 'admin/tickets?pageSize=100');
  const version = body.items.find((row) => row.id === id)?.version;
  const closed = { version, status: 'closed' };
  expect((await call(agent, 'PATCH', `admin/tickets/${id}`, closed)).status).toBe(200);
  expect((await call(agent, 'PATCH', `admin/tickets/${id}`, closed)).status).toBe(409);
});

it('lists by filter and search for staff', async () => {
  const { reference } = await open();
  const list = (query: string) =>
    call<{ items: { reference: string }[] }>(agent, 'GET', `admin/tickets?${query}`);
  expect((await list(`q=${reference.toLowerCase()}`)).body.items).toHaveLength(1);
  expect((await list('status=nonsense')).status).toBe(400);
  expect((await list('status=new&sort=-createdAt&pageSize=1')).body.items[0]?.reference).toBe(
    reference,
  );
});

const PDF = Buffer.from('%PDF-1.7 the inverter');

const upload = (person: Person | null, name: string, bytes: Buffer) =>
  uploadFile(service, person, name, bytes);

describe('attachments', () => {
  const file = async (person: Person) => (await upload(person, '../../a photo.PDF', PDF)).body;
  const read = async (person: Person | null, id: string) =>
    (await call(person, 'GET', `attachments/${id}`)).status;

  it('belong to a message, and only its customer and staff read them', async () => {
    const sent = await file(customer);
    expect(sent).toMatchObject({ name: 'a photo.pdf', contentType: 'application/pdf' });
    expect([await read(customer, sent.id), await read(agent, sent.id)]).toEqual([200, 404]);
    const question = { ...input, attachments: [sent.id] };
    const ticket = await call(customer, 'POST', 'tickets', question);
    expect(ticket.body.attachments).toEqual([sent]);
    const answer = await file(agent);
    const note = await file(agent);
    const path = `admin/tickets/${ticket.body.id}/messages`;
    await call(agent, 'POST', path, { body: 'See here.', attachments: [answer.id] });
    await call(agent, 'POST', path, { body: 'Odd.', internal: true, attachments: [note.id] });
    for (const id of [sent.id, answer.id, note.id]) {
      expect([await read(agent, id), await read(stranger, id), await read(null, id)]).toEqual([
        200, 404, 401,
      ]);
    }
    expect([await read(customer, answer.id), await read(customer, note.id)]).toEqual([200, 404]);
    const got = await call(customer, 'GET', `attachments/${sent.id}`);
    expect(got.text).toBe(String(PDF));
    expect(got.headers).toMatchObject({
      'content-disposition': "attachment; filename*=UTF-8''a%20photo.pdf",
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    const seen = await call(customer, 'GET', `tickets/${ticket.body.id}`);
    expect(seen.body.messages.map(({ attachments }) => attachments)).toEqual([[answer]]);
  });

  it('are used once, by who sent them', async () => {
    const own = await file(customer);
    const { id } = (await call(customer, 'POST', 'tickets', input)).body;
    const reply = (attachments: string[]) =>
      call(customer, 'POST', `tickets/${id}/messages`, { body: 'Here.', attachments });
    expect((await reply([own.id])).body.messages[0]?.attachments).toEqual([own]);
    for (const used of [own.id, (await file(stranger)).id, newId('att')]) {
      expect(await reply([used])).toMatchObject({
        status: 422,
        body: { code: 'support.attachment_missing' },
      });
    }
    expect((await reply(Array<string>(6).fill(own.id))).status).toBe(400);
    expect((await call(customer, 'GET', `tickets/${id}`)).body.messages).toHaveLength(1);
  });

  it('are what their content says, of up to 15 MiB', async () => {
    const program = await upload(customer, 'invoice.pdf', Buffer.from('MZ\x90\x00\x03'));
    expect(program).toMatchObject({ status: 422, body: { code: 'support.attachment_type' } });
    const large = Buffer.alloc(15 * 1024 * 1024 + 1, 'x');
    expect((await upload(customer, 'large.txt', large)).status).toBe(413);
    expect((await upload(null, 'a.pdf', PDF)).status).toBe(401);
    const none = await call(customer, 'POST', 'attachments', {});
    expect(none.status).toBe(422);
  });

  it('are swept when nobody used them for a day', async () => {
    const { id } = await file(stranger);
    const attachments = service.get(AttachmentService);
    await attachments.sweep();
    expect(await read(stranger, id)).toBe(200);
    await attachments.sweep(new Date(Date.now() + 25 * 3_600_000));
    expect(await read(stranger, id)).toBe(404);
  });
});

it('is about an order of its customer', async () => {
  const orderId = newId('ord');
  const orders = service.stubRpc(findCustomerOrder, ({ customerId }) => ({
    orderNumber: customerId === customer.id ? 'SO-1001' : null,
  }));
  const about = (person: Person) => call(person, 'POST', 'tickets', { ...input, orderId });
  const { body } = await about(customer);
  expect(body.order).toEqual({ id: orderId, number: 'SO-1001' });
  expect(await about(stranger)).toMatchObject({
    status: 422,
    body: { code: 'support.order_unknown' },
  });
  const seen = await call<StaffTicket>(agent, 'GET', `admin/tickets/${body.id}`);
  expect(seen.body.order?.number).toBe('SO-1001');
  orders.stop();
  expect((await about(customer)).status).toBe(503);
});

it('claims the warranty of a piece that was sent with the order, and of no other', async () => {
  const orderId = newId('ord');
  const serial = { productId: newId('prd'), number: 'SN-77' };
  const orders = service.stubRpc(findCustomerOrder, ({ customerId }) =>
    customerId === customer.id
      ? { orderNumber: 'SO-1002', serials: [serial] }
      : { orderNumber: null },
  );
  const claim = (person: Person, edit: object = {}) =>
    call<Ticket>(person, 'POST', 'tickets', { ...input, orderId, serial, ...edit });
  const { body } = await claim(customer);
  expect(body.serial).toEqual(serial);
  expect((await claim(stranger)).status).toBe(422);
  const unknown = { status: 422, body: { code: 'support.serial_unknown' } };
  expect(await claim(customer, { orderId: undefined })).toMatchObject(unknown);
  for (const other of [{ number: 'SN-78' }, { productId: newId('prd') }]) {
    expect(await claim(customer, { serial: { ...serial, ...other } })).toMatchObject(unknown);
  }
  expect((await claim(customer, { serial: { number: 'SN-77' } })).status).toBe(400);
  orders.stop();

  const listed = async (query: string) =>
    (await call<{ items: StaffTicket[] }>(agent, 'GET', `admin/tickets?${query}`)).body.items.map(
      ({ reference }) => reference,
    );
  expect(await listed(`serial=sn-77&productId=${serial.productId}`)).toEqual([body.reference]);
  expect(await listed(`serial=SN-77&productId=${newId('prd')}`)).toEqual([]);
  expect((await call(customer, 'GET', 'admin/tickets?serial=SN-77')).status).toBe(403);
  const seen = await call<StaffTicket>(agent, 'GET', `admin/tickets/${body.id}`);
  expect(seen.body.serial).toEqual(serial);
});

it('is overdue when staff should have acted, until they have', async () => {
  const { id, reference } = await open();
  const late = new Date(Date.now() - 60_000);
  await service.db
    .collection<{ _id: string }>('tickets')
    .updateOne({ _id: id }, { $set: { dueAt: late, createdAt: new Date(Date.now() - 7_200_000) } });
  const listed = async () =>
    (
      await call<{ items: StaffTicket[] }>(agent, 'GET', 'admin/tickets?overdue=true')
    ).body.items.filter((row) => row.reference === reference);
  expect(await listed()).toMatchObject([{ overdue: true, dueAt: late.toISOString() }]);
  const path = `admin/tickets/${id}`;
  const answered = await call<StaffTicket>(agent, 'POST', `${path}/messages`, { body: 'A fuse.' });
  expect(answered.body).toMatchObject({
    overdue: false,
    firstAnswerMinutes: expect.any(Number) as number,
  });
  expect(await listed()).toEqual([]);
  const { version } = answered.body;
  const change = { version, priority: 'urgent', status: 'resolved' };
  const solved = await call<StaffTicket>(agent, 'PATCH', path, change);
  expect(solved.body).toMatchObject({ dueAt: null, solutionMinutes: expect.any(Number) as number });
  expect((await call(agent, 'GET', 'admin/tickets?overdue=maybe')).status).toBe(400);
});

it('is due when the settings say so; an announcement from before they said it leaves what is usual', async () => {
  const always = { timeZone: 'UTC', openDays: [0, 1, 2, 3, 4, 5, 6], holidays: [] };
  const announce = (version: number, siteName: string, more: object) =>
    service.publish(settingsChanged, {
      aggregateId: 'site',
      version,
      data: {
        ...{ siteName, contactEmail: 'desk@example.com', currency: 'USD', currencySymbol: '$' },
        ...{ taxEnabled: true, taxBasisPoints: 0, shippingEnabled: true, defaultShippingMinor: 0 },
        ...{
          paymentsEnabled: true,
          office: { ...always, opensAtHour: 0, closesAtHour: 24 },
          ...more,
        },
      },
    });
  const brands = service.db.collection<{ _id: string; siteName: string }>('site_brand');
  const known = (name: string) =>
    service.waitFor(async () => (await brands.findOne({ _id: 'site' }))?.siteName === name);
  const hoursUntilDue = async () => {
    const { id } = await open();
    const { dueAt, createdAt } = (await call<StaffTicket>(agent, 'GET', `admin/tickets/${id}`))
      .body;
    return (Date.parse(dueAt ?? '') - Date.parse(createdAt)) / 3_600_000;
  };
  await announce(90, 'Before', {});
  await known('Before');
  expect(await hoursUntilDue()).toBeCloseTo(DEFAULT_TICKET_TARGETS.medium.firstAnswerHours, 1);
  const medium = { firstAnswerHours: 3, solutionHours: 30 };
  await announce(91, 'Now', { ticketTargets: { ...DEFAULT_TICKET_TARGETS, medium } });
  await known('Now');
  expect(await hoursUntilDue()).toBeCloseTo(3, 1);
});
