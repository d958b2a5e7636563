import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Subscription } from '@nats-io/transport-node';
import { productChanged } from '@solar/contracts/catalog/events';
import type { Envelope } from '@solar/contracts/common/envelope';
import { NatsClient } from '@solar/service-kit/messaging/nats-client';
import { projectNewest } from '@solar/service-kit/mongo/project-newest';
import { LRUCache } from 'lru-cache';
import type { Model } from 'mongoose';
import type { z } from 'zod';
import { onAnnounced } from '../settings/announcements';
import type { ProductViewDoc } from './product-view.schema';

export type ProductView = Omit<ProductViewDoc, 'version' | 'createdAt' | 'updatedAt'>;
type Changed = Envelope<z.infer<typeof productChanged.data>>;

const REMEMBERED = 20_000;
/** Ends the damage of an announcement that a replica has missed. */
const MAX_AGE_MS = 60_000;
/** Products that are read again with one that is too old, so that those in use cost one command a minute together. */
const READ_AGAIN_MAX = 200;

/** Products as the catalogue announces them: stored, and read from the memory of the replica. */
@Injectable()
export class ProductViews implements OnModuleInit, OnApplicationShutdown {
  private readonly memory = new LRUCache<string, { view: ProductView; readAt: number }>({
    max: REMEMBERED,
  });
  private subscription: Subscription | null = null;

  constructor(
    @InjectModel('ProductView') private readonly views: Model<ProductViewDoc>,
    private readonly nats: NatsClient,
  ) {}

  onModuleInit(): void {
    this.subscription = onAnnounced(this.nats, productChanged, (changed) => {
      this.remember(viewOf(changed));
    });
  }

  onApplicationShutdown(): void {
    this.subscription?.unsubscribe();
  }

  /** The known ones among these; the database is asked for those that this replica has not seen lately. */
  async byIds(ids: readonly string[]): Promise<Map<string, ProductView>> {
    const tooOld = Date.now() - MAX_AGE_MS;
    const missing = ids.filter((id) => (this.memory.peek(id)?.readAt ?? 0) < tooOld);
    if (missing.length > 0) await this.load([...new Set([...missing, ...this.growingOld()])]);
    return new Map(
      ids.flatMap((id) => {
        const known = this.memory.get(id);
        return known ? [[id, known.view] as const] : [];
      }),
    );
  }

  /** Active products in the order of their SKU; for the demo data. */
  listActive(limit: number): Promise<ProductViewDoc[]> {
    return this.views.find({ active: true }).sort({ sku: 1 }).limit(limit).lean();
  }

  /** Stores announced products; late and repeated announcements change nothing. */
  async project(batch: readonly Changed[]): Promise<void> {
    const views = batch.map(viewOf);
    await projectNewest(
      this.views,
      views.map(({ _id, productVersion, ...fields }) => ({
        id: _id,
        version: productVersion,
        fields,
      })),
      'productVersion',
    );
    for (const view of views) this.remember(view);
  }

  private async load(ids: readonly string[]): Promise<void> {
    const found = await this.views
      .find({ _id: { $in: ids } })
      .limit(ids.length)
      .lean();
    for (const view of found) this.remember(view);
  }

  /** The products used last among those that are half as old as they may become. */
  private growingOld(): string[] {
    const old = Date.now() - MAX_AGE_MS / 2;
    const ids: string[] = [];
    for (const [id, { readAt }] of this.memory.entries()) {
      if (ids.length === READ_AGAIN_MAX) break;
      if (readAt < old) ids.push(id);
    }
    return ids;
  }

  private remember(view: ProductView): void {
    const known = this.memory.peek(view._id);
    if (known && known.view.productVersion > view.productVersion) return;
    const entry = { view, readAt: Date.now() };
    this.memory.set(view._id, entry);
  }
}

function viewOf({ version, data }: Changed): ProductView {
  const { productId, sku, slug, name, brand, categorySlug, weightGrams, active, deleted } = data;
  return {
    _id: productId,
    sku,
    slug,
    name,
    brand,
    categorySlug,
    weightGrams,
    active: active && !deleted,
    productVersion: version,
  };
}
