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
import { problem, ProblemException } from '@solar/service-kit/errors/problem';
import { newId } from '@solar/service-kit/mongo/new-id';
import { searchTermsFrom } from '@solar/service-kit/mongo/search-terms';
import { CustomerRepository } from '../customer/customer.repository';
import { CatalogueIndex } from '../index/catalogue-index';
import type { PriceListItem } from '../index/catalogue-records';
import { CatalogueWriter } from '../index/catalogue-writer';
import { CurrentPrices } from '../pricing/current-prices';
import { PriceListPresenter } from './price-list.presenter';
import { PriceListRepository, type PriceAudience } from './price-list.repository';
import { PRICE_LIST_SEARCH_FIELDS, type PriceListDoc } from './price-list.schema';

@Injectable()
export class PriceListService {
  constructor(
    private readonly lists: PriceListRepository,
    private readonly presenter: PriceListPresenter,
    private readonly customers: CustomerRepository,
    private readonly index: CatalogueIndex,
    private readonly prices: CurrentPrices,
    private readonly writer: CatalogueWriter,
  ) {}

  async page(
    query: PageQuery & {
      status?: PriceListStatus | undefined;
      q?: string | undefined;
      customerId?: string | undefined;
    },
  ): Promise<Page<PriceListSummary>> {
    const { customerId } = query;
    const audience = customerId === undefined ? undefined : await this.audienceOf(customerId);
    const page = await this.lists.page(query, audience);
    return { ...page, items: await this.presenter.summaries(page.items) };
  }

  /** A customer whom the catalogue has not heard of is in no group. */
  private async audienceOf(customerId: string): Promise<PriceAudience> {
    const customer = (await this.customers.named([customerId])).get(customerId);
    return { customerId, groupId: customer?.groupId ?? null };
  }

  async get(id: string, reader: Principal): Promise<PriceListDetail> {
    const list = await this.lists.get(id);
    const needsSecondPerson = list.status === 'pending' && this.hasToBeAnother(list, reader);
    return { ...(await this.presenter.detail(list)), needsSecondPerson };
  }

  create(input: CreatePriceList, author: Principal): Promise<PriceListDetail> {
    return this.add({ ...input, items: [] }, author);
  }

  /** A pending copy: the way to change a list that is approved. */
  async copy(id: string, author: Principal): Promise<PriceListDetail> {
    const list = await this.lists.get(id);
    const { description, customerId, groupId, validFrom, validUntil, items } = list;
    const name = `${list.name} (copy)`;
    const fields = { name, description, customerId, groupId, validFrom, validUntil, items };
    return this.add(fields, author);
  }

  update(
    id: string,
    { version, ...fields }: UpdatePriceList,
    author: Principal,
  ): Promise<PriceListDetail> {
    return this.edit(id, author, (list) => {
      if (list.version !== version) {
        throw problem.changedMeanwhile();
      }
      return fields;
    });
  }

  addItem(id: string, item: PriceListItem, author: Principal): Promise<PriceListDetail> {
    const { productId } = item;
    this.assertPriced(item);
    return this.edit(id, author, ({ items }) => {
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

  changeItem(id: string, item: PriceListItem, author: Principal): Promise<PriceListDetail> {
    const { productId } = item;
    this.assertPriced(item);
    return this.edit(id, author, ({ items }) => {
      assertListed(items, productId);
      return {
        items: items.map((one) => (one.productId === productId ? item : one)),
      };
    });
  }

  removeItem(id: string, productId: string, author: Principal): Promise<PriceListDetail> {
    return this.edit(id, author, ({ items }) => {
      assertListed(items, productId);
      return { items: items.filter((item) => item.productId !== productId) };
    });
  }

  approve(id: string, approver: Principal): Promise<PriceListDetail> {
    return this.decide(id, approver, 'approved', {
      approverId: approver.userId,
      approvedAt: new Date(),
      rejectionReason: null,
    });
  }

  reject(id: string, reason: string, approver: Principal): Promise<PriceListDetail> {
    return this.decide(id, approver, 'rejected', {
      approverId: approver.userId,
      rejectionReason: reason,
    });
  }

  async remove(id: string, version: number): Promise<void> {
    await this.writer.write(async (session, note) => {
      await this.lists.get(id, session);
      await this.lists.remove({ _id: id, version }, session);
      await note('priceList', id);
    });
  }

  /** Changes a pending list; a rejected one becomes pending by it, an approved one stays as it was approved. */
  async change(
    id: string,
    author: string,
    changesOf: (list: PriceListDoc) => Partial<PriceListDoc>,
    session: ClientSession,
  ): Promise<void> {
    const list = await this.lists.get(id, session);
    assertEditable(list);
    const edited = changesOf(list);
    const changes = {
      ...edited,
      searchTerms: searchTermsFrom({ ...list, ...edited }, PRICE_LIST_SEARCH_FIELDS),
      status: 'pending',
      rejectionReason: null,
    } as const;
    const update = { $set: changes, $addToSet: { authors: author } };
    await this.lists.update(list, update, session);
  }

  private async add(
    fields: Pick<
      PriceListDoc,
      'name' | 'description' | 'customerId' | 'groupId' | 'validFrom' | 'validUntil' | 'items'
    >,
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
          authors: [author.userId],
          approverId: null,
          approvedAt: null,
          rejectionReason: null,
        },
        session,
      ),
    );
    return this.get(id, author);
  }

  private async edit(
    id: string,
    author: Principal,
    changesOf: (list: PriceListDoc) => Partial<PriceListDoc>,
  ): Promise<PriceListDetail> {
    await this.writer.write((session) => this.change(id, author.userId, changesOf, session));
    return this.get(id, author);
  }

  private async decide(
    id: string,
    reader: Principal,
    status: PriceListStatus,
    decision: Partial<PriceListDoc>,
  ): Promise<PriceListDetail> {
    await this.writer.write(async (session: ClientSession, note) => {
      const list = await this.lists.get(id, session);
      assertTransition('price list', PRICE_LIST_TRANSITIONS, list.status, status);
      if (status === 'approved' && this.hasToBeAnother(list, reader)) {
        throw new ProblemException(403, 'price_list.second_person', 'Somebody else approves it', {
          detail: 'Whoever has written a price list does not approve it',
        });
      }
      await this.lists.update(list, { $set: { ...decision, status } }, session);
      await note('priceList', id);
    });
    return this.get(id, reader);
  }

  /** The shop wants two people for a list, and this one has written it. */
  private hasToBeAnother({ createdBy, authors = [] }: PriceListDoc, { userId }: Principal) {
    const [settings] = this.index.all('settings').values();
    const wanted = settings?.priceListSecondPerson ?? false;
    return wanted && [createdBy, ...authors].includes(userId);
  }

  private assertPriced({ productId, price }: PriceListItem): void {
    if (!this.index.all('product').has(productId)) throw problem.notFound('Product');
    if (price.currency !== this.prices.currency) {
      throw problem.unprocessable('price.currency', `Prices are in ${this.prices.currency}`);
    }
  }
}

/** Whether the prices of a list may change. */
export function isEditable({ status }: Pick<PriceListDoc, 'status'>): boolean {
  return status === 'pending' || canTransition(PRICE_LIST_TRANSITIONS, status, 'pending');
}

/** Throws 409 for a list that stays as it was approved. */
export function assertEditable(list: Pick<PriceListDoc, 'status'>): void {
  if (!isEditable(list)) throw problem.illegalTransition('price list', list.status, 'pending');
}

function assertListed(items: PriceListDoc['items'], productId: string): void {
  if (!items.some((item) => item.productId === productId)) throw problem.notFound('Product');
}
