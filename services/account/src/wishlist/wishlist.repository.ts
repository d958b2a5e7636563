import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { isDuplicateKey } from '@solar/service-kit/mongo/duplicate-key';
import type { WishlistDoc } from './wishlist.schema';

@Injectable()
export class WishlistRepository {
  constructor(@InjectModel('Wishlist') private readonly wishlists: Model<WishlistDoc>) {}

  async items(userId: string): Promise<WishlistDoc['items']> {
    const list = await this.wishlists.findById(userId).lean<WishlistDoc>();
    return list?.items ?? [];
  }

  /** Adds a product once, newest first, keeping at most `max`. */
  async add(userId: string, productId: string, max: number): Promise<void> {
    const wish = { productId, addedAt: new Date() };
    try {
      await this.wishlists.updateOne(
        { _id: userId, 'items.productId': { $ne: productId } },
        { $push: { items: { $each: [wish], $position: 0, $slice: max } } },
        { upsert: true },
      );
    } catch (error) {
      // The list exists and has the product, so the upsert tried to make a second list.
      if (!isDuplicateKey(error)) throw error;
    }
  }

  async remove(userId: string, productId: string): Promise<void> {
    await this.wishlists.updateOne({ _id: userId }, { $pull: { items: { productId } } });
  }
}
