import {
  chatClientFrameSchema,
  chatMessageSchema,
  type ChatClientFrame,
  type ChatServerFrame,
} from '@solar/contracts/account/chat-protocol';
import { hasPermission } from '@solar/contracts/common/permissions';
import type { Principal } from '@solar/service-kit/auth/principal';
import type { SessionVersions } from '@solar/service-kit/auth/session-versions';
import type { TokenVerifier } from '@solar/service-kit/auth/token-verifier';
import type { WebSocket } from 'ws';
import type { LivePubSub } from '../live/live-pub-sub';
import type { SupportChanges } from '../live/support-changes';
import type { DeskPresence } from './desk-presence';
import type { ChatService, Speaker } from './chat.service';

/** Lines that one connection may send in ten seconds. */
const BURST = { lines: 10, ms: 10_000 } as const;

/** WebSocket codes from 4000 on are an application's own. */
const SESSION_OVER = 4401;

/** What a connection works with. */
type ConnectionParts = {
  chats: ChatService;
  live: LivePubSub;
  changes: SupportChanges;
  presence: DeskPresence;
  tokens: TokenVerifier;
  sessions: SessionVersions;
};

type Joined = { chatId: string; speaker: Speaker };

/** One browser in one conversation, or one that watches what changes. Frames are handled one after another. */
export class ChatConnection {
  private joined: Joined | null = null;
  /** Ends the subscription; set with the first frame that was accepted. */
  private leave: (() => void) | null = null;
  private work: Promise<void> = Promise.resolve();
  private sentAt: number[] = [];
  /** Who is signed in; null for a visitor. */
  private person: Principal | null = null;

  constructor(
    private readonly socket: WebSocket,
    private readonly parts: ConnectionParts,
  ) {
    socket.on('message', (data) => {
      this.work = this.work
        .then(() => this.receive(String(data)))
        .catch(() => this.refuse('failed'));
    });
    socket.on('close', () => this.leave?.());
    socket.on('pong', () => this.isOver());
  }

  private async receive(text: string): Promise<void> {
    if (this.isOver()) return;
    const frame = this.parse(text);
    if (!frame) return this.refuse('malformed');
    if (frame.type === 'say') return this.say(frame.text);
    if (this.leave) return this.refuse('already_joined');
    if (frame.type === 'watch') return this.watch(frame);
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
    const name = person?.name ?? frame.name;
    if (name === undefined) return this.refuse('name_required');
    const { language, resume, email = null } = frame;
    const chat =
      person === null
        ? await this.parts.chats.ofVisitor({ name, email, language }, resume)
        : await this.parts.chats.ofCustomer({ userId: person.userId, name, language });
    this.enter(chat.id, { from: 'customer', author: chat.name });
    this.send({ type: 'opened', resume: chat.key, messages: chat.messages });
  }

  private async join(frame: Extract<ChatClientFrame, { type: 'join' }>): Promise<void> {
    const person = await this.verify(frame.token);
    if (!person || !hasPermission(person, 'account.tickets.write')) {
      return this.refuse('access_denied');
    }
    const messages = await this.parts.chats.read(frame.chatId);
    if (!messages) return this.refuse('not_found');
    this.enter(frame.chatId, { from: 'staff', author: person.name });
    this.send({ type: 'opened', resume: '', messages });
  }

  private async watch(frame: Extract<ChatClientFrame, { type: 'watch' }>): Promise<void> {
    const person = await this.verify(frame.token);
    if (!person || (frame.desk && !hasPermission(person, 'account.tickets.read'))) {
      return this.refuse('access_denied');
    }
    const { changes, presence } = this.parts;
    const unwatch = changes.watch(frame.desk ? null : person.userId, (change) =>
      this.send({ type: 'changed', change }),
    );
    const answers = frame.desk && frame.answers && hasPermission(person, 'account.tickets.write');
    const leaveDesk = answers ? presence.enter(person.userId) : null;
    this.subscribed(() => {
      unwatch();
      leaveDesk?.();
    });
    this.send({ type: 'watching' });
  }

  private async say(text: string): Promise<void> {
    if (!this.joined) return this.refuse('not_joined');
    const now = Date.now();
    this.sentAt = this.sentAt.filter((at) => at > now - BURST.ms);
    if (this.sentAt.length >= BURST.lines) return this.refuse('too_fast');
    this.sentAt.push(now);
    const { chatId, speaker } = this.joined;
    const message = await this.parts.chats.say(chatId, speaker, text);
    if (!message) return this.refuse('full');
    this.parts.live.publish(`chat.${chatId}`, message);
    this.parts.changes.desk({ what: 'chat', id: chatId });
  }

  private enter(chatId: string, speaker: Speaker): void {
    this.joined = { chatId, speaker };
    this.subscribed(
      this.parts.live.subscribe(`chat.${chatId}`, chatMessageSchema, (message) =>
        this.send({ type: 'message', message }),
      ),
    );
  }

  /** The browser may have gone while its token was looked at. */
  private subscribed(leave: () => void): void {
    if (this.socket.readyState === this.socket.OPEN) this.leave = leave;
    else leave();
  }

  private async verify(token: string): Promise<Principal | null> {
    try {
      const { tokens } = this.parts;
      const person = tokens.cached(token) ?? (await tokens.verify(token));
      if (person.mustEnrol) return null;
      this.person = person;
      return person;
    } catch {
      return null;
    }
  }

  /** Ends the connection of somebody whose sessions were ended or whose rights have changed; the browser connects anew. */
  private isOver(): boolean {
    const { person } = this;
    const over = person && this.parts.sessions.isStale(person.userId, person.sessionVersion);
    if (over) this.socket.close(SESSION_OVER);
    return over === true;
  }

  private refuse(code: string): void {
    this.send({ type: 'refused', code });
  }

  private send(frame: ChatServerFrame): void {
    if (this.isOver()) return;
    if (this.socket.readyState === this.socket.OPEN) this.socket.send(JSON.stringify(frame));
  }
}
