import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { Page, PageQuery } from '@solar/contracts/common/pagination';
import {
  PRICE_LIST_ITEMS_MAX,
  PRICE_LIST_TRANSITIONS,
  type CreatePriceList,
  type PriceListDetail,
  type PriceListStatus,
  type PriceListSummary,
  type UpdatePriceList,
} from '@solar/contracts/catalog/price-list-http';
import { canTransition } from '@solar/contracts/common/state-machine';
import type { Principal } from '@solar/service-kit/auth/principal';
import { assertTransition } from '@solar/service-kit/errors/assert-transition';
import { problem } from '@solar/service-kit/errors/problem';
import { newId } from '@solar/service-kit/mongo/new-id';
import { searchTermsFrom } from '@solar/service-kit/mongo/search-terms';
import { CatalogueIndex } from '../index/catalogue-index';
import type { PriceListItem } from '../index/catalogue-records';
import { CatalogueWriter } from '../index/catalogue-writer';
import { CurrentPrices } from '../pricing/current-prices';
import { PriceListPresenter } from './price-list.presenter';
import { PriceListRepository } from './price-list.repository';
import { PRICE_LIST_SEARCH_FIELDS, type PriceListDoc } from './price-list.schema';

@Injectable()
export class PriceListService {
  constructor(
    private readonly lists: PriceListRepository,
    private readonly presenter: PriceListPresenter,
    private readonly index: CatalogueIndex,
    private readonly prices: CurrentPrices,
    private readonly writer: CatalogueWriter,
  ) {}

  async page(
    query: PageQuery & { status?: PriceListStatus | undefined; q?: string | undefined },
  ): Promise<Page<PriceListSummary>> {
    const page = await this.lists.page(query);
    return { ...page, items: await this.presenter.summaries(page.items) };
  }

  async get(id: string): Promise<PriceListDetail> {
    return this.presenter.detail(await this.lists.get(id));
  }

  create(input: CreatePriceList, author: Principal): Promise<PriceListDetail> {
    return this.add({ ...input, items: [] }, author);
  }

  /** A pending copy: the way to change a list that is approved. */
  async copy(id: string, author: Principal): Promise<PriceListDetail> {
    const { name, description, customerId, groupId, items } = await this.lists.get(id);
    return this.add({ name: `${name} (copy)`, description, customerId, groupId, items }, author);
  }

  update(id: string, { version, ...fields }: UpdatePriceList): Promise<PriceListDetail> {
    return this.edit(id, (list) => {
      if (list.version !== version) {
        throw problem.conflict('conflict.version', 'Somebody else changed this meanwhile');
      }
      return fields;
    });
  }

  addItem(id: string, item: PriceListItem): Promise<PriceListDetail> {
    const { productId } = item;
    this.assertPriced(item);
    return this.edit(id, ({ items }) => {
      if (items.some((one) => one.productId === productId)) {
        throw problem.conflict(
          'price_list.duplicate_product',
          'The product is in the list already',
        );
      }
      if (items.length >= PRICE_LIST_ITEMS_MAX) {
        throw problem.unprocessable('price_list.full', `At most ${PRICE_LIST_ITEMS_MAX} products`);
      }
      return { items: [...items, item] };
    });
  }

  changeItem(id: string, item: PriceListItem): Promise<PriceListDetail> {
    const { productId } = item;
    this.assertPriced(item);
    return this.edit(id, ({ items }) => {
      assertListed(items, productId);
      return {
        items: items.map((one) => (one.productId === productId ? item : one)),
      };
    });
  }

  removeItem(id: string, productId: string): Promise<PriceListDetail> {
    return this.edit(id, ({ items }) => {
      assertListed(items, productId);
      return { items: items.filter((item) => item.productId !== productId) };
    });
  }

  approve(id: string, approver: Principal): Promise<PriceListDetail> {
    return this.decide(id, 'approved', {
      approverId: approver.userId,
      approvedAt: new Date(),
      rejectionReason: null,
    });
  }

  reject(id: string, reason: string, approver: Principal): Promise<PriceListDetail> {
    return this.decide(id, 'rejected', { approverId: approver.userId, rejectionReason: reason });
  }

  async remove(id: string, version: number): Promise<void> {
    await this.writer.write(async (session, note) => {
      await this.lists.get(id, session);
      await this.lists.remove({ _id: id, version }, session);
      await note('priceList', id);
    });
  }

  private async add(
    fields: Pick<PriceListDoc, 'name' | 'description' | 'customerId' | 'groupId' | 'items'>,
    author: Principal,
  ): Promise<PriceListDetail> {
    const id = newId('plt');
    await this.writer.write((session) =>
      this.lists.insert(
        {
          _id: id,
          ...fields,
          status: 'pending',
          createdBy: author.userId,
          approverId: null,
          approvedAt: null,
          rejectionReason: null,
        },
        session,
      ),
    );
    return this.get(id);
  }

  /** Changes a pending list; a rejected one becomes pending by it, an approved one stays as it was approved. */
  private async edit(
    id: string,
    changesOf: (list: PriceListDoc) => Partial<PriceListDoc>,
  ): Promise<PriceListDetail> {
    await this.writer.write(async (session) => {
      const list = await this.lists.get(id, session);
      if (
        list.status !== 'pending' &&
        !canTransition(PRICE_LIST_TRANSITIONS, list.status, 'pending')
      ) {
        throw problem.illegalTransition('price list', list.status, 'pending');
      }
      const edited = changesOf(list);
      const changes = {
        ...edited,
        searchTerms: searchTermsFrom({ ...list, ...edited }, PRICE_LIST_SEARCH_FIELDS),
        status: 'pending',
        rejectionReason: null,
      } as const;
      await this.lists.update(list, { $set: changes }, session);
    });
    return this.get(id);
  }

  private async decide(
    id: string,
    status: PriceListStatus,
    decision: Partial<PriceListDoc>,
  ): Promise<PriceListDetail> {
    await this.writer.write(async (session: ClientSession, note) => {
      const list = await this.lists.get(id, session);
      assertTransition('price list', PRICE_LIST_TRANSITIONS, list.status, status);
      await this.lists.update(list, { $set: { ...decision, status } }, session);
      await note('priceList', id);
    });
    return this.get(id);
  }

  private assertPriced({ productId, price }: PriceListItem): void {
    if (!this.index.all('product').has(productId)) throw problem.notFound('Product');
    if (price.currency !== this.prices.currency) {
      throw problem.unprocessable('price.currency', `Prices are in ${this.prices.currency}`);
    }
  }
}

function assertListed(items: PriceListDoc['items'], productId: string): void {
  if (!items.some((item) => item.productId === productId)) throw problem.notFound('Product');
}
