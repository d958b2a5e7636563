import { Injectable } from '@nestjs/common';
import type {
  PriceAudiences,
  PriceListDetail,
  PriceListSummary,
} from '@solar/contracts/catalog/price-list-http';
import { CustomerRepository } from '../customer/customer.repository';
import type { CustomerDoc, CustomerGroupDoc } from '../customer/customer.schema';
import { CatalogueIndex } from '../index/catalogue-index';
import type { PriceListRow } from './price-list.repository';
import type { PriceListDoc } from './price-list.schema';

type Names = { people: Map<string, CustomerDoc>; groups: Map<string, CustomerGroupDoc> };

/** Price lists as staff with the permission for prices see them. */
@Injectable()
export class PriceListPresenter {
  constructor(
    private readonly customers: CustomerRepository,
    private readonly index: CatalogueIndex,
  ) {}

  async summaries(lists: readonly PriceListRow[]): Promise<PriceListSummary[]> {
    const names = await this.namesIn(lists);
    return lists.map((list) => summary(list, names));
  }

  async detail(list: PriceListDoc): Promise<PriceListDetail> {
    const names = await this.namesIn([list]);
    const brands = this.index.all('brand');
    return {
      ...summary({ ...list, itemCount: list.items.length }, names),
      items: list.items.map(({ productId, price, tiers = [] }) => {
        const product = this.index.all('product').get(productId);
        return {
          productId,
          sku: product?.sku ?? '',
          name: product?.name ?? '',
          brand: (product && brands.get(product.brandId)?.name) ?? '',
          price,
          tiers,
          base: product?.base ?? null,
        };
      }),
    };
  }

  async audiences(text: string): Promise<PriceAudiences> {
    const groups = [...(await this.customers.allGroups()).values()];
    return {
      customers: (await this.customers.find(text)).map(person),
      groups: groups
        .filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))
        .map(({ _id, name }) => ({ id: _id, name })),
    };
  }

  private async namesIn(
    lists: readonly Pick<PriceListDoc, 'customerId' | 'approverId' | 'createdBy'>[],
  ): Promise<Names> {
    const ids = lists.flatMap(({ customerId, approverId, createdBy }) => [
      customerId,
      approverId,
      createdBy,
    ]);
    const known = [...new Set(ids)].filter((id) => id !== null);
    return {
      people: await this.customers.named(known),
      groups: await this.customers.allGroups(),
    };
  }
}

function person({ _id, name, email }: CustomerDoc) {
  return { id: _id, name, email };
}

function summary(list: PriceListRow, { people, groups }: Names): PriceListSummary {
  const { customerId, groupId, approverId } = list;
  const customer = customerId === null ? null : people.get(customerId);
  return {
    id: list._id,
    name: list.name,
    description: list.description,
    status: list.status,
    customer:
      customerId === null
        ? null
        : customer
          ? person(customer)
          : { id: customerId, name: customerId, email: '' },
    group: groupId === null ? null : { id: groupId, name: groups.get(groupId)?.name ?? groupId },
    itemCount: list.itemCount,
    createdAt: list.createdAt.toISOString(),
    createdBy: people.get(list.createdBy)?.name ?? list.createdBy,
    approvedAt: list.approvedAt?.toISOString() ?? null,
    approver: approverId === null ? null : (people.get(approverId)?.name ?? approverId),
    rejectionReason: list.rejectionReason,
    validFrom: list.validFrom ?? null,
    validUntil: list.validUntil ?? null,
    version: list.version,
  };
}
