import type { AddressInfo } from 'node:net';
import {
  CHAT_PATH,
  chatServerFrameSchema,
  type ChatList,
  type ChatServerFrame,
  type DeskStatus,
  type OfficeStatus,
} from '@solar/contracts/account/chat-protocol';
import type { CannedAnswer } from '@solar/contracts/account/canned-answers-http';
import type { StaffTicket, Ticket } from '@solar/contracts/account/tickets-http';
import { sendMailContract } from '@solar/service-kit/mail/mail-message';
import type { TestService } from '@solar/service-kit/testing/test-service';
import { WebSocket } from 'ws';
import { UnansweredChats } from '../src/chat/unanswered-chats';
import type { ChatDoc } from '../src/chat/chat.schema';
import { createAccount, MAILS, register, staff, type Person } from './account';

let service: TestService;
let agent: Person;
let address: string;
const open = new Set<WebSocket>();

beforeAll(async () => {
  service = await createAccount();
  await service.app.listen(0, '127.0.0.1');
  const { port } = service.app.getHttpServer().address() as AddressInfo;
  address = `ws://127.0.0.1:${port}${CHAT_PATH}`;
  agent = await staff(service, 'admin');
});
afterAll(async () => {
  for (const socket of open) socket.close();
  await service.close();
});

/** A browser: sends frames and keeps what it hears. */
async function browser(first: object) {
  const socket = new WebSocket(address);
  open.add(socket);
  const heard: ChatServerFrame[] = [];
  socket.on('message', (data) => heard.push(chatServerFrameSchema.parse(JSON.parse(String(data)))));
  await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject));
  const send = (frame: unknown) =>
    socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
  const hear = <T extends ChatServerFrame['type']>(type: T, nth = 0) =>
    service.waitFor(
      () => heard.filter((f): f is Extract<ChatServerFrame, { type: T }> => f.type === type)[nth],
    );
  send(first);
  const closed = () => socket.readyState === WebSocket.CLOSED;
  return { send, hear, closed, close: () => socket.close() };
}

it('carries a conversation between a visitor and staff, and keeps it', async () => {
  const visitor = await browser({ type: 'open', name: 'Vera' });
  const { resume } = await visitor.hear('opened');
  visitor.send({ type: 'say', text: 'Do you deliver to Oman?' });
  await visitor.hear('message');

  const list = await service.request<ChatList>('GET', '/api/support/admin/chats', {
    token: agent.token,
  });
  const chat = list.body.items.find(({ name }) => name === 'Vera');
  expect(chat).toMatchObject({
    waiting: true,
    signedIn: false,
    lastText: 'Do you deliver to Oman?',
  });

  const desk = await browser({ type: 'join', token: agent.token, chatId: chat?.id });
  expect((await desk.hear('opened')).messages.map(({ text }) => text)).toEqual([
    'Do you deliver to Oman?',
  ]);
  desk.send({ type: 'say', text: 'Yes, within a week.' });
  expect((await visitor.hear('message', 1)).message).toMatchObject({
    from: 'staff',
    text: 'Yes, within a week.',
  });

  visitor.close();
  const again = await browser({ type: 'open', name: 'Vera', resume });
  expect((await again.hear('opened')).messages).toHaveLength(2);
});

it('follows a customer over tabs and devices, begun in two of them at once', async () => {
  const person = await register(service);
  const [desktop, phone] = await Promise.all([
    browser({ type: 'open', token: person.token }),
    browser({ type: 'open', token: person.token }),
  ]);
  await Promise.all([desktop.hear('opened'), phone.hear('opened')]);
  desktop.send({ type: 'say', text: 'From my desk' });
  expect((await phone.hear('message')).message.text).toBe('From my desk');
  desktop.close();
  phone.close();
  const later = await browser({ type: 'open', token: person.token });
  expect((await later.hear('opened')).messages.map(({ text }) => text)).toEqual(['From my desk']);
  const chats = service.db.collection<ChatDoc>('chats');
  await chats.updateOne({ openFor: person.id }, { $set: { lastAt: new Date(0) } });
  const muchLater = await browser({ type: 'open', token: person.token });
  expect((await muchLater.hear('opened')).messages).toEqual([]);
});

it('says that somebody is there in office hours with somebody of the staff at a desk', async () => {
  const office = async () =>
    (await service.request<OfficeStatus>('GET', '/api/support/chat/office')).body;
  const hours = (openDays: number[]) => ({
    timeZone: 'Asia/Dubai',
    openDays,
    opensAtHour: 0,
    closesAtHour: 24,
    holidays: [],
  });
  const brands = service.db.collection<{ _id: string }>('site_brand');
  const set = (openDays: number[]) =>
    brands.updateOne(
      { _id: 'site' },
      {
        $set: { office: hours(openDays) },
        $setOnInsert: { siteName: 'Alsa', contactEmail: 'hello@example.com', version: 0 },
      },
      { upsert: true },
    );
  const everyDay = [0, 1, 2, 3, 4, 5, 6];
  await set(everyDay);
  expect(await office()).toEqual({ open: false, opensAt: null });
  const busy = await browser({ type: 'watch', token: agent.token, desk: true });
  await busy.hear('watching');
  expect(await office()).toEqual({ open: false, opensAt: null });
  const desk = await browser({ type: 'watch', token: agent.token, desk: true, answers: true });
  await busy.hear('changed');
  expect(await office()).toEqual({ open: true, opensAt: null });
  await set(everyDay.filter((day) => day !== new Date(Date.now() + 4 * 3_600_000).getUTCDay()));
  expect(await office()).toMatchObject({ open: false, opensAt: expect.any(String) as string });
  await set(everyDay);
  // A second tab is no second person, and closing one of the two takes nobody away.
  const tab = await browser({ type: 'watch', token: agent.token, desk: true, answers: true });
  await tab.hear('watching');
  const colleague = await staff(service, 'admin');
  const other = await browser({ type: 'watch', token: colleague.token, desk: true, answers: true });
  await busy.hear('changed', 1);
  const desks = await service.request<DeskStatus>('GET', '/api/support/admin/desk', {
    token: agent.token,
  });
  expect(desks.body.atDesk).toBe(2);
  tab.close();
  other.close();
  await busy.hear('changed', 2);
  expect((await office()).open).toBe(true);
  desk.close();
  await busy.hear('changed', 3);
  expect((await office()).open).toBe(false);
});

it('keeps conversations apart', async () => {
  const person = await register(service);
  const mine = await browser({ type: 'open', token: person.token });
  expect((await mine.hear('opened')).resume).toBe('');
  mine.send({ type: 'say', text: 'My secret' });
  await mine.hear('message');
  const other = await browser({ type: 'open', name: 'Vera' });
  const { resume } = await other.hear('opened');
  other.send({ type: 'say', text: 'Her secret' });
  await other.hear('message');
  for (const key of ['', 'x', `${resume}x`]) {
    const thief = await browser({ type: 'open', name: 'Thief', resume: key });
    expect((await thief.hear('opened')).messages).toEqual([]);
  }
  const signedIn = await browser({ type: 'open', token: person.token, resume });
  expect((await signedIn.hear('opened')).messages.map(({ text }) => text)).toEqual(['My secret']);
  const customerAsStaff = await browser({
    type: 'join',
    token: person.token,
    chatId: 'cht_01J00000000000000000000000',
  });
  expect((await customerAsStaff.hear('refused')).code).toBe('access_denied');
});

it.each([
  ['no JSON', 'hello', 'malformed'],
  ['an unknown frame', { type: 'shout' }, 'malformed'],
  ['no name', { type: 'open' }, 'name_required'],
  ['a wrong token', { type: 'open', token: 'x.y.z' }, 'token_invalid'],
  ['a line before the opening', { type: 'say', text: 'hi' }, 'not_joined'],
  ['too long a line', { type: 'say', text: 'x'.repeat(1001) }, 'malformed'],
])('refuses %s', async (_what, frame, code) => {
  const socket = await browser(frame as object);
  expect((await socket.hear('refused')).code).toBe(code);
});

it('slows down a flood', async () => {
  const visitor = await browser({ type: 'open', name: 'Flood' });
  await visitor.hear('opened');
  for (let i = 0; i < 12; i += 1) visitor.send({ type: 'say', text: `line ${i}` });
  expect((await visitor.hear('refused')).code).toBe('too_fast');
});

it('ends the connection of somebody whose rights have changed', async () => {
  const boss = await staff(service, 'administrator');
  const helper = await staff(service, 'admin');
  const desk = await browser({ type: 'watch', token: helper.token, desk: true, answers: true });
  await desk.hear('watching');
  const path = `/api/account/admin/users/${helper.id}/role`;
  const demoted = await service.request('PUT', path, {
    token: boss.token,
    body: { role: 'user' },
  });
  expect(demoted.status).toBe(200);
  await service.waitFor(() => {
    desk.send({ type: 'say', text: 'Still there?' });
    return desk.closed();
  });
});

it('says at once which ticket has changed, to its customer and to staff', async () => {
  const [owner, other] = [await register(service), await register(service)];
  const [mine, theirs] = [
    await browser({ type: 'watch', token: owner.token }),
    await browser({ type: 'watch', token: other.token }),
  ];
  const desk = await browser({ type: 'watch', token: agent.token, desk: true });
  for (const watcher of [mine, theirs, desk]) await watcher.hear('watching');
  const open = (person: Person) =>
    service.request<{ id: string }>('POST', '/api/support/tickets', {
      token: person.token,
      body: { subject: 'Silent', description: 'Silent since noon.', category: 'other' },
    });
  const first = (await open(owner)).body.id;
  const second = (await open(other)).body.id;
  expect((await mine.hear('changed')).change).toEqual({ what: 'ticket', id: first });
  expect((await theirs.hear('changed')).change).toEqual({ what: 'ticket', id: second });
  expect((await desk.hear('changed', 1)).change.id).toBe(second);
  const curious = await browser({ type: 'watch', token: owner.token, desk: true });
  expect((await curious.hear('refused')).code).toBe('access_denied');
});

describe('a conversation that nobody answers', () => {
  const later = () => new Date(Date.now() + 11 * 60_000);
  const ask = async (first: object, text: string) => {
    const person = await browser({ type: 'open', ...first });
    await person.hear('opened');
    person.send({ type: 'say', text });
    await person.hear('message');
    return person;
  };
  const desk = async () =>
    (await service.request<DeskStatus>('GET', '/api/support/admin/desk', { token: agent.token }))
      .body;

  it('waits from its first line on, until staff answer', async () => {
    await service.db.collection('chats').deleteMany({});
    const visitor = await ask({ name: 'Wes' }, 'Hello?');
    const { waitingChats, waitingSince } = await desk();
    expect(waitingChats).toBe(1);
    visitor.send({ type: 'say', text: 'Anybody?' });
    await visitor.hear('message', 1);
    expect(await desk()).toMatchObject({ waitingChats: 1, waitingSince });
    const list = await service.request<ChatList>('GET', '/api/support/admin/chats', {
      token: agent.token,
    });
    expect(list.body.items[0]).toMatchObject({ waiting: true, waitingSince });
    const staffSide = await browser({
      type: 'join',
      token: agent.token,
      chatId: list.body.items[0]?.id,
    });
    await staffSide.hear('opened');
    staffSide.send({ type: 'say', text: 'Here.' });
    await visitor.hear('message', 2);
    expect(await desk()).toMatchObject({ waitingChats: 0, waitingSince: null });
  });

  it('becomes a ticket once, of the customer or for an answer by mail', async () => {
    await service.db.collection('chats').deleteMany({});
    const customer = await register(service);
    const own = await ask({ token: customer.token }, 'Where is my inverter?');
    await ask({ name: 'Gus', email: 'gus@example.com', language: 'fr' }, 'Un devis, svp.');
    await ask({ name: 'Nobody' }, 'No address.');
    const sweeps = service.get(UnansweredChats);
    expect(await sweeps.sweep()).toBe(0);
    const made = await Promise.all([sweeps.sweep(later()), sweeps.sweep(later())]);
    expect(made[0] + made[1]).toBe(2);
    const received = (await own.hear('message', 1)).message;
    const mine = await service.request<{ items: Ticket[] }>('GET', '/api/support/tickets', {
      token: customer.token,
    });
    expect(mine.body.items).toMatchObject([{ subject: 'Where is my inverter?', status: 'new' }]);
    expect(received).toMatchObject({
      from: 'staff',
      text: expect.stringContaining(mine.body.items[0]?.reference ?? '?') as string,
    });
    const found = await service.request<{ items: StaffTicket[] }>(
      'GET',
      '/api/support/admin/tickets',
      { token: agent.token, query: { q: 'gus' } },
    );
    const guest = found.body.items[0];
    expect(guest).toMatchObject({ customerId: '', customerEmail: 'gus@example.com' });
    await service.request('POST', `/api/support/admin/tickets/${guest?.id}/messages`, {
      token: agent.token,
      body: { body: 'Voici notre offre.' },
    });
    await service.atRest(MAILS);
    const mails = (await service.published(sendMailContract('account'))).map(({ data }) => data);
    expect(mails.filter(({ to }) => to === 'gus@example.com')).toMatchObject([
      { replyTo: 'support@alsa.example', text: expect.stringContaining('Un devis') as string },
      { replyTo: 'support@alsa.example', text: expect.stringContaining('notre offre') as string },
    ]);
    expect(await desk()).toMatchObject({ waitingChats: 1 });
  });
});

it('keeps the answers that staff give often', async () => {
  const path = '/api/support/admin/canned-answers';
  const person = await register(service);
  const call = <T>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    at: string,
    body?: object,
    token: string | undefined = agent.token,
  ) => service.request<T>(method, `${path}${at}`, { token, body });
  const answer = { title: 'Delivery', text: { en: 'Within a week.', fr: 'Sous une semaine.' } };
  const made = await call<CannedAnswer>('POST', '', answer);
  expect(made).toMatchObject({ status: 201, body: answer });
  const at = `/${made.body.id}`;
  expect((await call('PUT', at, { ...answer, title: 'Times' })).status).toBe(200);
  expect((await call<{ items: unknown[] }>('GET', '')).body.items).toMatchObject([
    { title: 'Times', text: answer.text },
  ]);
  expect((await call('POST', '', { title: '', text: { en: '' } })).status).toBe(400);
  for (const [method, where] of [
    ['GET', ''],
    ['POST', ''],
    ['PUT', at],
    ['DELETE', at],
  ] as const) {
    const body = method === 'GET' || method === 'DELETE' ? undefined : answer;
    expect((await call(method, where, body, person.token)).status).toBe(403);
    expect((await call(method, where, body, '')).status).toBe(401);
  }
  expect((await call('DELETE', at)).status).toBe(204);
  expect((await call('DELETE', at)).status).toBe(404);
});

it('takes a message outside office hours and mails it to support', async () => {
  const body = { name: 'Nora', email: 'nora@example.com', text: 'Please call me back tomorrow.' };
  const post = (sent: object) =>
    service.request('POST', '/api/support/offline-messages', { body: sent });
  expect((await post(body)).status).toBe(202);
  expect((await post({ ...body, email: 'x' })).status).toBe(400);
  const mail = await service.waitFor(async () =>
    (await service.published(sendMailContract('account'))).find(({ data }) =>
      data.text.includes('nora@example.com'),
    ),
  );
  expect(mail.data).toMatchObject({ to: 'support@alsa.example', replyTo: 'nora@example.com' });
});

it('lists conversations for staff only', async () => {
  const person = await register(service);
  for (const path of ['chats', 'desk']) {
    const list = (token?: string) =>
      service.request('GET', `/api/support/admin/${path}`, { token });
    expect((await list()).status).toBe(401);
    expect((await list(person.token)).status).toBe(403);
  }
});
