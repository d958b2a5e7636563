import type { ChatList, ChatMessage } from '@solar/contracts/account/chat-protocol';
import { isoOrNull } from '../user/user.presenter';
import type { ChatDoc, ChatMessageDoc } from './chat.schema';

/** A line of a conversation. */
export function presentChatMessage(message: ChatMessageDoc): ChatMessage {
  const { id, from, author, text, at } = message;
  return { id, from, author, text, at: at.toISOString() };
}

/** A row of the staff's list. */
export function presentChatRow(chat: ChatDoc): ChatList['items'][number] {
  return {
    id: chat._id,
    name: chat.name,
    signedIn: chat.userId !== null,
    language: chat.language,
    messageCount: chat.messages.length,
    lastText: chat.messages.at(-1)?.text ?? '',
    waiting: chat.waitingSince !== undefined,
    waitingSince: isoOrNull(chat.waitingSince ?? null),
    lastAt: chat.lastAt.toISOString(),
  };
}
