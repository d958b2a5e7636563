import {
  chatClientFrameSchema,
  type ChatClientFrame,
  type ChatMessage,
  type ChatServerFrame,
} from '@solar/contracts/account/chat-protocol';
import { hasPermission } from '@solar/contracts/common/permissions';
import type { Principal } from '@solar/service-kit/auth/principal';
import type { TokenVerifier } from '@solar/service-kit/auth/token-verifier';
import type { WebSocket } from 'ws';
import type { ChatService, Speaker } from './chat.service';
import type { ChatPubSub } from './chat-pub-sub';

/** Lines that one connection may send in ten seconds. */
const BURST = { lines: 10, ms: 10_000 } as const;

type Joined = { chatId: string; speaker: Speaker; leave: () => void };

/** One browser in one conversation. Frames are handled one after another. */
export class ChatConnection {
  private joined: Joined | null = null;
  private work: Promise<void> = Promise.resolve();
  private sentAt: number[] = [];

  constructor(
    private readonly socket: WebSocket,
    private readonly chats: ChatService,
    private readonly pubSub: ChatPubSub,
    private readonly tokens: TokenVerifier,
  ) {
    socket.on('message', (data) => {
      this.work = this.work
        .then(() => this.receive(String(data)))
        .catch(() => this.refuse('failed'));
    });
    socket.on('close', () => this.joined?.leave());
  }

  private async receive(text: string): Promise<void> {
    const frame = this.parse(text);
    if (!frame) return this.refuse('malformed');
    if (frame.type === 'say') return this.say(frame.text);
    if (this.joined) return this.refuse('already_joined');
    return frame.type === 'open' ? this.open(frame) : this.join(frame);
  }

  private parse(text: string): ChatClientFrame | null {
    try {
      const parsed = chatClientFrameSchema.safeParse(JSON.parse(text));
      return parsed.success ? parsed.data : null;
    } catch {
      return null;
    }
  }

  private async open(frame: Extract<ChatClientFrame, { type: 'open' }>): Promise<void> {
    const person = frame.token === undefined ? null : await this.verify(frame.token);
    if (frame.token !== undefined && !person) return this.refuse('token_invalid');
    const userId = person?.userId ?? null;
    const name = person?.name ?? frame.name;
    if (name === undefined) return this.refuse('name_required');
    const resumed = frame.resume ? await this.chats.resume(frame.resume, userId) : null;
    const { language } = frame;
    const chat = resumed ?? (await this.chats.open({ userId, name, language }));
    this.enter(chat.id, { from: 'customer', author: chat.name });
    this.send({ type: 'opened', resume: chat.key, messages: chat.messages });
  }

  private async join(frame: Extract<ChatClientFrame, { type: 'join' }>): Promise<void> {
    const person = await this.verify(frame.token);
    if (!person || !hasPermission(person, 'account.tickets.write')) {
      return this.refuse('access_denied');
    }
    const messages = await this.chats.read(frame.chatId);
    if (!messages) return this.refuse('not_found');
    this.enter(frame.chatId, { from: 'staff', author: person.name });
    this.send({ type: 'opened', resume: '', messages });
  }

  private async say(text: string): Promise<void> {
    if (!this.joined) return this.refuse('not_joined');
    const now = Date.now();
    this.sentAt = this.sentAt.filter((at) => at > now - BURST.ms);
    if (this.sentAt.length >= BURST.lines) return this.refuse('too_fast');
    this.sentAt.push(now);
    const { chatId, speaker } = this.joined;
    const message = await this.chats.say(chatId, speaker, text);
    if (!message) return this.refuse('full');
    this.pubSub.publish(chatId, message);
  }

  private enter(chatId: string, speaker: Speaker): void {
    const leave = this.pubSub.subscribe(chatId, (message: ChatMessage) =>
      this.send({ type: 'message', message }),
    );
    this.joined = { chatId, speaker, leave };
  }

  private async verify(token: string): Promise<Principal | null> {
    try {
      const person = this.tokens.cached(token) ?? (await this.tokens.verify(token));
      return person.mustEnrol ? null : person;
    } catch {
      return null;
    }
  }

  private refuse(code: string): void {
    this.send({ type: 'refused', code });
  }

  private send(frame: ChatServerFrame): void {
    if (this.socket.readyState === this.socket.OPEN) this.socket.send(JSON.stringify(frame));
  }
}
