import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PRICES_CHANGED } from '@solar/contracts/catalog/signals';
import { NatsClient } from '@solar/service-kit/messaging/nats-client';
import { CatalogueIndex } from '../index/catalogue-index';

/**
 * Says that answers about prices are out of date, from each replica for itself once its own answers are the new ones: a reader who asks
 * again and meets a replica that is behind hears it again from that one.
 */
@Injectable()
export class PriceAnnouncements implements OnModuleInit {
  constructor(
    private readonly index: CatalogueIndex,
    private readonly nats: NatsClient,
  ) {}

  onModuleInit(): void {
    this.index.onChanged(() => {
      const { connection } = this.nats;
      if (!connection.isClosed()) connection.publish(this.nats.subject(PRICES_CHANGED));
    });
  }
}
