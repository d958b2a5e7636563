import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { CheckoutDraft } from '@solar/contracts/checkout/checkout-http';
import { problem } from '@solar/service-kit/errors/problem';
import { isDuplicateKey } from '@solar/service-kit/mongo/duplicate-key';
import { GroupedReads } from '@solar/service-kit/mongo/grouped-reads';
import { GroupedWrites } from '@solar/service-kit/mongo/grouped-writes';
import { newId } from '@solar/service-kit/mongo/new-id';
import { afterCommit } from '@solar/service-kit/mongo/transactions';
import type { WriteBatch } from '@solar/service-kit/mongo/write-batch';
import { LRUCache } from 'lru-cache';
import type { ClientSession, Model, mongo } from 'mongoose';
import { sameLines, subtractLines } from './cart-lines';
import type { CartDoc, CartLineDoc } from './cart.schema';

export type CartState = Pick<CartDoc, '_id' | 'cartId' | 'revision' | 'lines' | 'applied'>;

/** A cart that has become an order, as it was ordered. */
export type OrderedCart = {
  customerId: string;
  cartId: string;
  cartRevision: number;
  lines: readonly CartLineDoc[];
};

const ATTEMPTS = 5;
const REMEMBERED = 5_000;
/** How long a cart is ordered without another look: the customer may have changed it on another device, at another replica. */
const ORDERED_WITHIN_MS = 60_000;
const SHOWN = { cartId: 1, revision: 1, lines: 1, applied: 1 } as const;
/** Ids of changes that a cart remembers: more than its browsers have under way at once. */
const APPLIED_MAX = 20;

/** Carts over the driver itself: they are read and written more often than anything else. */
@Injectable()
export class CartRepository {
  private readonly carts: mongo.Collection<CartDoc>;
  private readonly grouped: GroupedWrites<CartDoc>;
  private readonly shown: GroupedReads<CartDoc>;
  /** Carts as this replica wrote or read them last: what the next change is tried on, and what is answered to whoever names the revision. */
  private readonly memory = new LRUCache<string, { cart: CartState; at: number }>({
    max: REMEMBERED,
  });

  constructor(@InjectModel('Cart') model: Model<CartDoc>) {
    this.carts = model.collection as unknown as mongo.Collection<CartDoc>;
    this.grouped = new GroupedWrites(this.carts);
    this.shown = new GroupedReads(this.carts, SHOWN);
  }

  /** The customer's cart; one that was never written is empty and has revision 0. */
  async load(customerId: string): Promise<CartState> {
    const doc = await this.shown.byId(customerId);
    if (doc) this.keep(doc);
    return doc ?? { _id: customerId, cartId: newId('crt'), revision: 0, lines: [] };
  }

  /** The cart of this revision without a read when this replica has seen it; else the cart as it is. */
  async loadRevision(customerId: string, revision: number | undefined): Promise<CartState> {
    const seen = this.memory.get(customerId)?.cart;
    return seen && seen.revision === revision ? seen : this.load(customerId);
  }

  /** The same for an order: without a read only when this replica has read or written that revision a moment ago. */
  async loadToOrder(customerId: string, revision: number | undefined): Promise<CartState> {
    const seenAt = this.memory.get(customerId)?.at ?? 0;
    return Date.now() - seenAt < ORDERED_WITHIN_MS
      ? this.loadRevision(customerId, revision)
      : this.load(customerId);
  }

  forget(customerId: string): void {
    this.memory.delete(customerId);
  }

  /** Sets the lines whatever they were. */
  async replace(customerId: string, lines: CartLineDoc[]): Promise<CartState> {
    const remembered = this.memory.get(customerId)?.cart;
    const changed = remembered && (await this.changeRemembered(remembered, () => lines));
    if (changed) return changed;
    const now = new Date();
    const doc = await this.carts.findOneAndUpdate(
      { _id: customerId },
      {
        $set: { lines, updatedAt: now },
        $inc: { revision: 1 },
        $setOnInsert: { cartId: newId('crt'), version: 0, createdAt: now },
      },
      { upsert: true, returnDocument: 'after', projection: SHOWN },
    );
    if (!doc) throw new Error('upsert answered nothing');
    this.keep(doc);
    return doc;
  }

  /**
   * Changes the lines by compare-and-set on the revision, again when somebody else was faster. The revision decides whether a
   * remembered cart is still the cart, so that most changes are one command. A change with an id that the cart remembers is over.
   */
  async change(
    customerId: string,
    next: (lines: readonly CartLineDoc[]) => CartLineDoc[],
    changeId?: string,
  ): Promise<CartState> {
    const remembered = this.memory.get(customerId)?.cart;
    const changed =
      remembered &&
      !isApplied(remembered, changeId) &&
      (await this.changeRemembered(remembered, next, changeId));
    if (changed) return changed;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const seen = await this.load(customerId);
      if (isApplied(seen, changeId)) return seen;
      const lines = next(seen.lines);
      // The revision says that a shopper has to look again: what changes nothing does not raise it.
      if (changeId !== undefined && sameLines(lines, seen.lines)) return seen;
      const tried = await this.tryChange(seen, lines, changeId);
      if (tried) return tried;
    }
    throw beingChanged();
  }

  async readDraft(customerId: string): Promise<CheckoutDraft | null> {
    const doc = await this.carts.findOne({ _id: customerId }, { projection: { draft: 1 } });
    return doc?.draft ?? null;
  }

  /** Kept beside the lines without a new revision: what is typed changes nothing of what is bought. */
  async keepDraft(customerId: string, draft: CheckoutDraft): Promise<void> {
    const now = new Date();
    await this.carts.updateOne(
      { _id: customerId },
      {
        $set: { draft, updatedAt: now },
        // A cart of revision 0 is one that was never written.
        $setOnInsert: { cartId: newId('crt'), revision: 1, lines: [], version: 0, createdAt: now },
      },
      { upsert: true },
    );
  }

  async dropDraft(customerId: string, session: ClientSession): Promise<void> {
    await this.carts.updateOne({ _id: customerId }, { $unset: { draft: 1 } }, { session });
  }

  /** Takes the ordered lines out and renews the carts' ids, once: the id is part of the condition. Sends what the batch has. */
  async takeOut(ordered: readonly OrderedCart[], batch: WriteBatch): Promise<void> {
    const { session } = batch;
    const now = new Date();
    const emptied = ordered
      .map((cart) => this.emptied(cart))
      .toSorted((a, b) => (a.cart.customerId < b.cart.customerId ? -1 : 1));
    for (const { customerId } of ordered) this.memory.delete(customerId);
    await batch.update(
      this.carts,
      emptied.map(({ cart: { customerId: _id, cartId, cartRevision: revision }, next }) => ({
        filter: { _id, cartId, revision },
        update: {
          $set: { cartId: next.cartId, updatedAt: now, revision: next.revision, lines: [] },
          $unset: { draft: 1 },
        },
      })),
    );
    const untouched = await batch.send();
    if (untouched === ordered.length) {
      return afterCommit(session, () => {
        for (const { next, known } of emptied) if (known) this.remember(next);
      });
    }
    for (const cart of ordered) await this.subtract(cart, now, session);
  }

  /** An ordered cart as it will be; `known` when nothing of it has to be read. */
  private emptied(cart: OrderedCart): { cart: OrderedCart; next: CartState; known: boolean } {
    const seen = this.memory.get(cart.customerId)?.cart;
    const known = seen?.cartId === cart.cartId && seen.revision === cart.cartRevision;
    const next = {
      ...(known && seen),
      _id: cart.customerId,
      cartId: newId('crt'),
      revision: cart.cartRevision + 1,
      lines: [],
    };
    return { cart, next, known };
  }

  private keep(cart: CartState): void {
    this.memory.set(cart._id, { cart, at: Date.now() });
  }

  /** Keeps a cart that was just committed, unless the customer has gone on already. */
  private remember(cart: CartState): void {
    if (!this.memory.has(cart._id)) this.keep(cart);
  }

  /** Of a cart that was changed since, and was not taken out yet, what was not ordered stays. */
  private async subtract(
    { customerId: _id, cartId, lines }: OrderedCart,
    now: Date,
    session: ClientSession,
  ): Promise<void> {
    const cart = await this.carts.findOne({ _id, cartId }, { session });
    if (!cart) return;
    await this.carts.updateOne(
      { _id, cartId },
      {
        $set: { cartId: newId('crt'), updatedAt: now, lines: subtractLines(cart.lines, lines) },
        $unset: { draft: 1 },
        $inc: { revision: 1 },
      },
      { session },
    );
  }

  /** Null when the cart is another one by now. A refusal counts only when it is about the cart as it is stored. */
  private async changeRemembered(
    seen: CartState,
    next: (lines: readonly CartLineDoc[]) => CartLineDoc[],
    changeId?: string,
  ): Promise<CartState | null> {
    this.memory.delete(seen._id);
    let lines: CartLineDoc[];
    try {
      lines = next(seen.lines);
    } catch {
      return null;
    }
    if (changeId !== undefined && sameLines(lines, seen.lines)) return null;
    return this.tryChange(seen, lines, changeId);
  }

  private async tryChange(
    seen: CartState,
    lines: CartLineDoc[],
    changeId?: string,
  ): Promise<CartState | null> {
    const applied =
      changeId === undefined
        ? seen.applied
        : [...(seen.applied ?? []), changeId].slice(-APPLIED_MAX);
    const changed = { ...seen, lines, revision: seen.revision + 1, ...(applied && { applied }) };
    if (!(await this.write(seen, changed))) return null;
    this.keep(changed);
    return changed;
  }

  private async write(seen: CartState, changed: CartState): Promise<boolean> {
    const { lines, revision, cartId, applied } = changed;
    const written = newId('wrt');
    const set = { lines, revision, written, ...(applied && { applied }) };
    const updatedAt = new Date();
    if (seen.revision > 0) {
      return this.grouped.update({
        id: seen._id,
        filter: { cartId, revision: seen.revision },
        update: { $set: { ...set, updatedAt } },
        isMade: (stored) => isWritten(stored, changed.revision, written),
      });
    }
    const stamps = { version: 0, createdAt: updatedAt, updatedAt };
    try {
      await this.grouped.insert({ _id: seen._id, cartId, ...set, ...stamps });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}

/** Whether the cart has this write. Throws 409 when it is not the last one any more: then that cannot be known. */
function isWritten(stored: CartDoc, revision: number, written: string): boolean {
  if (stored.written === written) return true;
  if (stored.revision <= revision) return false;
  throw beingChanged();
}

function beingChanged() {
  return problem.conflict('conflict.version', 'The cart is being changed elsewhere; try again');
}

function isApplied(cart: CartState, changeId: string | undefined): boolean {
  return changeId !== undefined && cart.applied?.includes(changeId) === true;
}
