import { Injectable } from '@nestjs/common';
import { chatMessageSchema, type ChatMessage } from '@solar/contracts/account/chat-protocol';
import { NatsClient } from '@solar/service-kit/messaging/nats-client';

/** Carries new lines between replicas: whoever is in a conversation hears them, wherever the line was said. */
@Injectable()
export class ChatWire {
  constructor(private readonly nats: NatsClient) {}

  tell(chatId: string, message: ChatMessage): void {
    this.nats.connection.publish(this.subject(chatId), JSON.stringify(message));
  }

  /** Listens until the returned function is called. */
  listen(chatId: string, hear: (message: ChatMessage) => void): () => void {
    const subscription = this.nats.connection.subscribe(this.subject(chatId), {
      callback: (_error, sent) => {
        const parsed = chatMessageSchema.safeParse(sent.json());
        if (parsed.success) hear(parsed.data);
      },
    });
    return () => subscription.unsubscribe();
  }

  private subject(chatId: string): string {
    return this.nats.subject(`live.account.chat.${chatId}`);
  }
}
