import type { ChatList } from '@solar/contracts/account/chat-protocol';

type Chat = ChatList['items'][number];

/** Who waits comes first, the longest waiting before all; the others stay as they are. */
export function inOrderOfWaiting(chats: readonly Chat[]): Chat[] {
  const rank = ({ waiting, waitingSince }: Chat) =>
    waiting && waitingSince ? Date.parse(waitingSince) : Infinity;
  return chats.toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)));
}
