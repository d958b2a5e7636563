import { Injectable } from '@nestjs/common';
import { chatMessageSchema, type ChatMessage } from '@solar/contracts/account/chat-protocol';
import { NatsClient } from '@solar/service-kit/messaging/nats-client';

/** Carries new lines between replicas: everybody in a conversation gets them, whichever replica took them. */
@Injectable()
export class ChatPubSub {
  constructor(private readonly nats: NatsClient) {}

  publish(chatId: string, message: ChatMessage): void {
    this.nats.connection.publish(this.subject(chatId), JSON.stringify(message));
  }

  /** Calls `receive` for every line until the returned function is called. */
  subscribe(chatId: string, receive: (message: ChatMessage) => void): () => void {
    const subscription = this.nats.connection.subscribe(this.subject(chatId), {
      callback: (_error, sent) => {
        const parsed = chatMessageSchema.safeParse(sent.json());
        if (parsed.success) receive(parsed.data);
      },
    });
    return () => subscription.unsubscribe();
  }

  private subject(chatId: string): string {
    return this.nats.subject(`live.account.chat.${chatId}`);
  }
}
