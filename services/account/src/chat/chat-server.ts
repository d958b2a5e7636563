import { Injectable, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { CHAT_PATH } from '@solar/contracts/account/chat-protocol';
import { SessionVersions } from '@solar/service-kit/auth/session-versions';
import { TokenVerifier } from '@solar/service-kit/auth/token-verifier';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { LivePubSub } from '../live/live-pub-sub';
import { SupportChanges } from '../live/support-changes';
import { ChatConnection } from './chat-connection';
import { DeskPresence } from './desk-presence';
import { ChatService } from './chat.service';

const FRAME_BYTES_MAX = 8_192;
const CONNECTIONS_MAX = 2_000;
const PING_MS = 30_000;
/** WebSocket's code for a server that goes away; browsers connect again. */
const GOING_AWAY = 1001;

/** Takes WebSocket connections on the chat's address, pings them and lets go of the dead ones. */
@Injectable()
export class ChatServer implements OnModuleInit, BeforeApplicationShutdown {
  private readonly sockets = new WebSocketServer({ noServer: true, maxPayload: FRAME_BYTES_MAX });
  private readonly alive = new WeakSet<WebSocket>();
  private pinging: NodeJS.Timeout | undefined;

  constructor(
    private readonly adapters: HttpAdapterHost,
    private readonly chats: ChatService,
    private readonly live: LivePubSub,
    private readonly changes: SupportChanges,
    private readonly presence: DeskPresence,
    private readonly tokens: TokenVerifier,
    private readonly sessions: SessionVersions,
  ) {}

  onModuleInit(): void {
    const server = this.adapters.httpAdapter.getHttpServer() as Server;
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) =>
      this.upgrade(request, socket, head),
    );
    this.pinging = setInterval(() => this.ping(), PING_MS).unref();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.pinging);
    for (const socket of this.sockets.clients) socket.close(GOING_AWAY);
    this.sockets.close();
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const path = request.url?.split('?')[0];
    if (path !== CHAT_PATH || this.sockets.clients.size >= CONNECTIONS_MAX) {
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
      return;
    }
    this.sockets.handleUpgrade(request, socket, head, (connected) => {
      this.alive.add(connected);
      connected.on('pong', () => this.alive.add(connected));
      connected.on('error', () => connected.terminate());
      const { chats, live, changes, presence, tokens, sessions } = this;
      new ChatConnection(connected, { chats, live, changes, presence, tokens, sessions });
    });
  }

  private ping(): void {
    for (const socket of this.sockets.clients) {
      if (!this.alive.has(socket)) socket.terminate();
      this.alive.delete(socket);
      socket.ping();
    }
  }
}
