import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Subscription } from '@nats-io/transport-node';
import { PRICES_CHANGED } from '@solar/contracts/catalog/signals';
import { NatsClient } from '@solar/service-kit/messaging/nats-client';
import { LRUCache } from 'lru-cache';
import type { Priced, ProductPrice } from './price.client';

const REMEMBERED = 20_000;
/** Ends the damage of an announcement that was missed, and of a price list that ends with the day. */
const MAX_AGE_MS = 30_000;

/** Prices as the catalogue has answered them to each customer, until it says that they may be others. For what is shown, never for an order. */
@Injectable()
export class ShownPrices implements OnModuleInit, OnApplicationShutdown {
  private readonly memory = new LRUCache<string, ProductPrice>({
    max: REMEMBERED,
    ttl: MAX_AGE_MS,
  });
  private subscription: Subscription | null = null;
  /** How often the catalogue has announced changes: an answer that was asked for before may be out of date. */
  private changes = 0;

  constructor(private readonly nats: NatsClient) {}

  onModuleInit(): void {
    this.subscription = this.nats.connection.subscribe(this.nats.subject(PRICES_CHANGED), {
      callback: (error) => {
        if (error) return;
        this.changes += 1;
        this.memory.clear();
      },
    });
  }

  onApplicationShutdown(): void {
    this.subscription?.unsubscribe();
  }

  /** What the customer was answered for these products; null unless all of them are known. */
  of({ productIds, ...customer }: Priced): ProductPrice[] | null {
    const known = productIds.map((id) => this.memory.get(keyOf(customer, id)));
    return known.every((price) => price !== undefined) ? known : null;
  }

  /** Call it before the catalogue is asked; the answer is kept unless changes were announced meanwhile. */
  keeper(): (asked: Priced, products: readonly ProductPrice[]) => void {
    const { changes } = this;
    return ({ productIds: _, ...customer }, products) => {
      if (this.changes !== changes) return;
      for (const product of products) this.memory.set(keyOf(customer, product.productId), product);
    };
  }
}

function keyOf({ customerId, groupId }: Omit<Priced, 'productIds'>, productId: string): string {
  return JSON.stringify([customerId, groupId, productId]);
}
