import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { problem } from '@solar/service-kit/errors/problem';
import { isDuplicateKey } from '@solar/service-kit/mongo/duplicate-key';
import { newId } from '@solar/service-kit/mongo/new-id';
import type { ClientSession, Model } from 'mongoose';
import { subtractLines } from './cart-lines';
import type { CartDoc, CartLineDoc } from './cart.schema';

export type CartState = Pick<CartDoc, '_id' | 'cartId' | 'revision' | 'lines'>;

const ATTEMPTS = 5;

@Injectable()
export class CartRepository {
  constructor(@InjectModel('Cart') private readonly carts: Model<CartDoc>) {}

  /** The customer's cart; one that was never written is empty and has revision 0. */
  async load(customerId: string): Promise<CartState> {
    const doc = await this.carts.findById(customerId).lean();
    return doc ?? { _id: customerId, cartId: newId('crt'), revision: 0, lines: [] };
  }

  /** Changes the lines by compare-and-set on the revision, again when somebody else was faster. */
  async change(
    customerId: string,
    next: (lines: readonly CartLineDoc[]) => CartLineDoc[] | Promise<CartLineDoc[]>,
  ): Promise<CartState> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const seen = await this.load(customerId);
      const changed = { ...seen, lines: await next(seen.lines), revision: seen.revision + 1 };
      if (await this.replace(seen, changed)) return changed;
    }
    throw problem.conflict('conflict.version', 'The cart is being changed elsewhere; try again');
  }

  /** Takes the bought lines out and renews the cart's id, once: the id is part of the condition. */
  async takeOut(
    customerId: string,
    cartId: string,
    revision: number,
    bought: readonly CartLineDoc[],
    session: ClientSession,
  ): Promise<void> {
    const renewed = { cartId: newId('crt'), revision: revision + 1 };
    const untouched = await this.carts.updateOne(
      { _id: customerId, cartId, revision },
      { $set: { ...renewed, lines: [] } },
      { session },
    );
    if (untouched.matchedCount === 1) return;
    const cart = await this.carts.findOne({ _id: customerId, cartId }).session(session).lean();
    if (!cart) return;
    await this.carts.updateOne(
      { _id: customerId, cartId },
      {
        $set: {
          cartId: renewed.cartId,
          revision: cart.revision + 1,
          lines: subtractLines(cart.lines, bought),
        },
      },
      { session },
    );
  }

  private async replace(seen: CartState, changed: CartState): Promise<boolean> {
    const { lines, revision, cartId } = changed;
    if (seen.revision > 0) {
      const result = await this.carts.updateOne(
        { _id: seen._id, cartId, revision: seen.revision },
        { $set: { lines, revision } },
      );
      return result.matchedCount === 1;
    }
    try {
      await this.carts.create([{ _id: seen._id, cartId, lines, revision }]);
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}
