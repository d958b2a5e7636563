import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, UpdateQuery } from 'mongoose';
import type { Page, PageQuery } from '@solar/contracts/common/pagination';
import type { PriceListStatus } from '@solar/contracts/catalog/price-list-http';
import { problem } from '@solar/service-kit/errors/problem';
import { paged, skipOf } from '@solar/service-kit/http/paged';
import { refuseBeyondBound, totalOf } from '@solar/service-kit/mongo/list-page';
import { searchTermsFilter } from '@solar/service-kit/mongo/search-terms';
import { removeVersioned } from '@solar/service-kit/mongo/remove-versioned';
import { updateVersioned } from '@solar/service-kit/mongo/update-versioned';
import type { PriceListRecord } from '../index/catalogue-records';
import { byIds } from '../storage/by-ids';
import { PRICE_LIST, type PriceListDoc } from './price-list.schema';

export type NewPriceList = Omit<PriceListDoc, 'version' | 'createdAt' | 'updatedAt'>;
export type PriceListRow = Omit<PriceListDoc, 'items'> & { itemCount: number };

/** A customer, and the group that the customer is in. */
export type PriceAudience = { customerId: string; groupId: string | null };

const audienceFilter = ({ customerId, groupId }: PriceAudience) =>
  groupId === null ? [{ customerId }] : [{ customerId }, { groupId }];

@Injectable()
export class PriceListRepository {
  constructor(@InjectModel(PRICE_LIST) private readonly lists: Model<PriceListDoc>) {}

  /** The approved lists, which alone price anything. */
  approvedRecords(ids?: readonly string[]): Promise<PriceListRecord[]> {
    return this.lists
      .find(
        { ...byIds(ids), status: 'approved' },
        { customerId: 1, groupId: 1, approvedAt: 1, validFrom: 1, validUntil: 1, items: 1 },
      )
      .lean<PriceListRecord[]>()
      .exec();
  }

  async page(
    query: PageQuery & { status?: PriceListStatus | undefined; q?: string | undefined },
    audience?: PriceAudience,
  ): Promise<Page<PriceListRow>> {
    const filter = {
      ...(audience ? { $or: audienceFilter(audience) } : {}),
      ...(query.status ? { status: query.status } : {}),
      ...searchTermsFilter(query.q),
    };
    refuseBeyondBound(query);
    const items = await this.lists
      .aggregate<PriceListRow>([
        { $match: filter },
        { $sort: { createdAt: -1, _id: -1 } },
        { $skip: skipOf(query) },
        { $limit: query.pageSize },
        { $set: { itemCount: { $size: '$items' } } },
        { $unset: 'items' },
      ])
      .exec();
    return paged(items, await totalOf(this.lists, filter, query, items.length), query);
  }

  /** Lists of any state that price a product for the customer or the group, with the item of that product alone. */
  async pricing(productId: string, audience: PriceAudience): Promise<PriceListDoc[]> {
    const lists = await this.lists
      .find({ 'items.productId': productId, $or: audienceFilter(audience) })
      .lean<PriceListDoc[]>()
      .exec();
    return lists.map((list) => ({
      ...list,
      items: list.items.filter((item) => item.productId === productId),
    }));
  }

  /** Takes a product that is deleted out of every list; answers the lists that had it. */
  async withdraw(productId: string, session: ClientSession): Promise<string[]> {
    const having = { 'items.productId': productId };
    const lists = await this.lists
      .find(having, { _id: 1 })
      .session(session)
      .lean<{ _id: string }[]>();
    if (lists.length === 0) return [];
    const changes = { $pull: { items: { productId } }, $inc: { version: 1 } };
    await this.lists.updateMany(having, changes, { session });
    return lists.map(({ _id }) => _id);
  }

  async ids(): Promise<string[]> {
    const lists = await this.lists.find({}, { _id: 1 }).sort({ _id: 1 }).lean<{ _id: string }[]>();
    return lists.map(({ _id }) => _id);
  }

  find(id: string, session?: ClientSession): Promise<PriceListDoc | null> {
    return this.lists
      .findById(id)
      .session(session ?? null)
      .lean<PriceListDoc>()
      .exec();
  }

  async get(id: string, session?: ClientSession): Promise<PriceListDoc> {
    const list = await this.find(id, session);
    if (!list) throw problem.notFound('Price list');
    return list;
  }

  async insert(list: NewPriceList, session: ClientSession): Promise<void> {
    await this.lists.create([list], { session });
  }

  async update(
    seen: { _id: string; version: number },
    changes: UpdateQuery<PriceListDoc>,
    session: ClientSession,
  ): Promise<void> {
    await updateVersioned(this.lists, seen, changes, session);
  }

  remove(seen: { _id: string; version: number }, session: ClientSession): Promise<void> {
    return removeVersioned(this.lists, seen, session);
  }
}
