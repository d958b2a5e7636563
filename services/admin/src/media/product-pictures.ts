import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ProductPicture } from '@solar/contracts/admin/site-http';
import { productImageUrl } from '@solar/contracts/catalog/product-images';
import { problem } from '@solar/service-kit/errors/problem';
import { Leases } from '@solar/service-kit/messaging/leases';
import { LOGGER } from '@solar/service-kit/telemetry/logger-token';
import type { Model } from 'mongoose';
import type { Logger } from 'pino';
import { MediaFiles } from './media-files';
import type { MediaDoc } from '../pictures/media.schema';
import { PICTURE_SIZES, pictureSizes } from './picture-sizes';

const LOOK_EVERY_MS = 60_000;
const STALLED_AFTER_MS = 60_000;
/** Where the edge serves /images/ from. */
const SERVED = /^\/images\//;

/**
 * Makes the sizes that products show of a picture, in the background and one picture at a time. A picture that its process left is
 * made by another within two minutes; what is made twice is the same.
 */
@Injectable()
export class ProductPictures implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private last: Promise<void> = Promise.resolve();
  private stopping = false;

  constructor(
    @InjectModel('Media') private readonly media: Model<MediaDoc>,
    private readonly files: MediaFiles,
    private readonly leases: Leases,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.leases.whileHolding('product-pictures', { everyMs: LOOK_EVERY_MS }, async () => {
      const stalled = await this.media
        .find(
          {
            'productPicture.state': { $in: ['waiting', 'making'] },
            'productPicture.at': { $lt: new Date(Date.now() - STALLED_AFTER_MS) },
          },
          { _id: 1 },
        )
        .lean<{ _id: string }[]>();
      for (const { _id } of stalled) this.enqueue(_id);
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    await this.last;
  }

  /** Asks for the sizes of a picture; one that has them, or is about to, stays as it is. Throws 422 for another kind of file. */
  async request(id: string): Promise<void> {
    const doc = await this.media.findById(id).lean<MediaDoc>();
    if (!doc) throw problem.notFound('Media');
    if (!doc.contentType.startsWith('image/')) {
      throw problem.unprocessable(
        'media.not_a_picture',
        'Only a picture can be shown by a product',
      );
    }
    if (doc.productPicture && doc.productPicture.state !== 'failed') return;
    const folder = id.toLowerCase().replace('_', '-');
    await this.set(id, { folder, state: 'waiting', done: 0, total: PICTURE_SIZES.length });
    this.enqueue(id);
  }

  private enqueue(id: string): void {
    this.last = this.last.then(() => this.make(id));
  }

  private async make(id: string): Promise<void> {
    if (this.stopping) return;
    const doc = await this.media.findById(id).lean<MediaDoc>();
    if (!doc?.productPicture || doc.productPicture.state === 'ready') return;
    const { folder } = doc.productPicture;
    const progress = { folder, state: 'making', done: 0, total: PICTURE_SIZES.length } as const;
    try {
      await this.set(id, progress);
      let done = 0;
      for await (const { name, bytes } of pictureSizes(await this.files.bytes(doc.storedAs))) {
        if (this.stopping) return;
        await this.files.replace(pathOf(folder, name), bytes);
        done += 1;
        await this.set(id, { ...progress, done });
      }
      await this.set(id, { ...progress, state: 'ready', done });
    } catch (error) {
      this.logger.error({ err: error, media: id }, 'the sizes of a picture failed');
      await this.set(id, { ...progress, state: 'failed' }).catch(() => undefined);
    }
  }

  private async set(id: string, productPicture: ProductPicture): Promise<void> {
    const $set = { productPicture: { ...productPicture, at: new Date() } };
    await this.media.updateOne({ _id: id }, { $set });
  }
}

function pathOf(folder: string, name: string): string {
  const address = productImageUrl(folder, 'main').replace(SERVED, '');
  return address.replace(/[^/]+$/, name);
}
