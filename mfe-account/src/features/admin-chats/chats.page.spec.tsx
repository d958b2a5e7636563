import { fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { act, screen, waitFor } from '@testing-library/react';
import remote from '../../remote';
import { ChatsPage } from './chats.page';

/** A connection whose other end is the test. */
class FakeSocket extends EventTarget {
  static made: FakeSocket[] = [];
  readonly sent: unknown[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    super();
    FakeSocket.made.push(this);
    queueMicrotask(() => this.onopen?.());
  }

  send(text: string) {
    this.sent.push(JSON.parse(text));
  }

  close() {
    this.onclose?.();
  }
}

const chat = (id: string, name: string, waitingSince: string | null) => ({
  id,
  name,
  signedIn: false,
  language: 'fr',
  messageCount: 1,
  lastText: `Hello from ${name}`,
  waiting: waitingSince !== null,
  waitingSince,
  lastAt: '2026-11-22T10:00:00.000Z',
});

it('shows who waits first, and answers with a ready answer in their language', async () => {
  Object.defineProperty(globalThis, 'WebSocket', { value: FakeSocket, configurable: true });
  fakeHttp({
    'GET /api/support/admin/chats': {
      items: [chat('cht_1', 'Ann', null), chat('cht_2', 'Bea', '2026-11-22T09:00:00.000Z')],
    },
    'GET /api/support/admin/desk': {
      waitingChats: 1,
      waitingSince: '2026-11-22T09:00:00.000Z',
      newTickets: 0,
      atDesk: 1,
    },
    'GET /api/support/admin/canned-answers': {
      items: [
        { id: 'ans_1', title: 'Delivery', text: { en: 'In a week', fr: 'Dans une semaine' } },
      ],
    },
  });
  const { user } = await renderWithKit(<ChatsPage />, {
    user: { role: 'admin' },
    locales: { account: remote.locales },
  });
  expect((await screen.findByText('1 person answers now')).isConnected).toBe(true);
  const [first] = await screen.findAllByRole('button', { name: /Hello from/ });
  expect(first?.textContent).toMatch(/Bea.*Waiting.*first message/);
  if (first) await user.click(first);
  const socket = await waitFor(() => {
    const [made] = FakeSocket.made;
    if (!made?.sent[0]) throw new Error('Not connected');
    return made;
  });
  expect(socket.sent[0]).toMatchObject({ type: 'join', chatId: 'cht_2' });
  const opened = { type: 'opened', resume: '', messages: [] };
  act(() => socket.onmessage?.({ data: JSON.stringify(opened) }));
  await user.click(screen.getByRole('button', { name: 'Saved replies' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delivery' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(socket.sent[1]).toEqual({ type: 'say', text: 'Dans une semaine' });
});
