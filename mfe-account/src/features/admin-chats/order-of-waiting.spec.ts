import type { ChatList } from '@solar/contracts/account/chat-protocol';
import { inOrderOfWaiting } from './order-of-waiting';

const chat = (id: string, waitingSince: string | null): ChatList['items'][number] => ({
  id,
  name: id,
  signedIn: false,
  language: 'en',
  messageCount: 1,
  lastText: '',
  waiting: waitingSince !== null,
  waitingSince,
  lastAt: '2026-11-22T10:00:00.000Z',
});

it('puts who waits longest first', () => {
  const chats = [
    chat('answered', null),
    chat('late', '2026-11-22T09:00:00.000Z'),
    chat('also answered', null),
    chat('early', '2026-11-22T08:00:00.000Z'),
  ];
  expect(inOrderOfWaiting(chats).map(({ id }) => id)).toEqual([
    'early',
    'late',
    'answered',
    'also answered',
  ]);
});
