import type { AddressInfo } from 'node:net';
import {
  CHAT_PATH,
  chatServerFrameSchema,
  type ChatList,
  type ChatServerFrame,
} from '@solar/contracts/account/chat-protocol';
import { sendMailContract } from '@solar/service-kit/mail/mail-message';
import type { TestService } from '@solar/service-kit/testing/test-service';
import { WebSocket } from 'ws';
import { createAccount, register, staff, type Person } from './account';

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
  return { send, hear, close: () => socket.close() };
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

it('keeps conversations apart', async () => {
  const person = await register(service);
  const mine = await browser({ type: 'open', token: person.token });
  const { resume } = await mine.hear('opened');
  mine.send({ type: 'say', text: 'My secret' });
  await mine.hear('message');
  const thief = await browser({ type: 'open', name: 'Thief', resume });
  expect((await thief.hear('opened')).messages).toEqual([]);
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
  const list = (token?: string) => service.request('GET', '/api/support/admin/chats', { token });
  expect((await list()).status).toBe(401);
  expect((await list(person.token)).status).toBe(403);
});
