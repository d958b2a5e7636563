import { Injectable } from '@nestjs/common';
import type { PriceExplanation, PriceStep } from '@solar/contracts/catalog/price-explanation-http';
import { isValidOn } from '@solar/contracts/catalog/price-list-http';
import { shareOfMoney, type Money } from '@solar/contracts/common/money';
import type { PriceTier } from '@solar/contracts/common/price-tiers';
import { officeDay } from '@solar/contracts/common/office-time';
import { problem } from '@solar/service-kit/errors/problem';
import { CustomerRepository } from '../customer/customer.repository';
import type { CustomerGroupDoc } from '../customer/customer.schema';
import { CatalogueIndex } from '../index/catalogue-index';
import type { ProductRecord } from '../index/catalogue-records';
import { CurrentPrices } from '../pricing/current-prices';
import { fallingTiers } from '../pricing/effective-price';
import { PriceListRepository } from './price-list.repository';
import type { PriceListDoc } from './price-list.schema';

type Question = { customerId: string; productId: string };

/** Says which rule sets a customer's price and why the others do not. The price itself is the one that the shop asks for. */
@Injectable()
export class PriceExplanations {
  constructor(
    private readonly lists: PriceListRepository,
    private readonly customers: CustomerRepository,
    private readonly index: CatalogueIndex,
    private readonly current: CurrentPrices,
  ) {}

  async explain({ customerId, productId }: Question): Promise<PriceExplanation> {
    const product = this.index.all('product').get(productId);
    if (!product) throw problem.notFound('Product');
    const customer = (await this.customers.named([customerId])).get(customerId);
    if (!customer) throw problem.notFound('Customer');
    const { groupId = null, approved = false } = customer;
    const group = groupId === null ? undefined : (await this.customers.allGroups()).get(groupId);
    const lists = await this.lists.pricing(productId, { customerId, groupId });
    const position = this.index.snapshot.positionOf(productId);
    const book = this.current.book.profileOf({ customerId, groupId });
    const price = position === undefined ? null : book.price(position);
    return {
      unit: price?.unit ?? null,
      source: price?.source ?? null,
      tiers: price?.tiers ?? [],
      approved,
      active: product.active,
      group: group?.name ?? null,
      steps: stepsOf(product, {
        lists,
        group,
        day: officeDay(new Date()),
        currency: this.current.currency,
      }),
    };
  }
}

interface Rules {
  lists: PriceListDoc[];
  group: Pick<CustomerGroupDoc, 'name' | 'discountBasisPoints'> | undefined;
  /** At the offices. */
  day: string;
  currency: string;
}

/** The rules that could set the price, the strongest first; the first that may count applies, and sets the others aside. */
export function stepsOf(product: ProductRecord, rules: Rules): PriceStep[] {
  const steps = [
    ...byStrength(rules.lists).map((list) => listStep(list, rules)),
    ...groupSteps(product, rules),
    ...productSteps(product, rules),
  ];
  const winner = steps.find(({ state }) => state === 'applies');
  return steps.map((step) =>
    step.state === 'applies' && step !== winner ? { ...step, state: 'overridden' } : step,
  );
}

/** The customer's own lists before the group's; of each the one that was approved last first. */
function byStrength(lists: readonly PriceListDoc[]): PriceListDoc[] {
  const approval = ({ approvedAt }: PriceListDoc) => approvedAt?.getTime() ?? 0;
  return lists.toSorted(
    (a, b) =>
      Number(a.customerId === null) - Number(b.customerId === null) || approval(b) - approval(a),
  );
}

function listStep(list: PriceListDoc, { day, currency }: Rules): PriceStep {
  const [item] = list.items;
  const { validFrom = null, validUntil = null } = list;
  const price = item?.price ?? null;
  return {
    source: 'priceList',
    state: stateOf(list, price, { day, currency }),
    price,
    tiers: tiersOf(price, item?.tiers),
    list: {
      id: list._id,
      name: list.name,
      forGroup: list.customerId === null,
      validFrom,
      validUntil,
    },
  };
}

function stateOf(
  list: PriceListDoc,
  price: Money | null,
  { day, currency }: Pick<Rules, 'day' | 'currency'>,
): PriceStep['state'] {
  if (list.status !== 'approved') return list.status;
  if (!isValidOn(list, day)) {
    return list.validFrom && day < list.validFrom ? 'upcoming' : 'expired';
  }
  return price?.currency === currency ? 'applies' : 'otherCurrency';
}

/** A discount of everything leaves no price, so that the product is not sold. */
function groupSteps({ base, tiers = [] }: ProductRecord, { group, currency }: Rules): PriceStep[] {
  if (!group || group.discountBasisPoints === 0 || !base) return [];
  const { name, discountBasisPoints } = group;
  const discounted = (full: Money): Money => ({
    ...full,
    amount: full.amount - shareOfMoney(full, discountBasisPoints).amount,
  });
  const price = discounted(base);
  const lower = tiers.map(({ from, unit }) => ({ from, unit: discounted(unit) }));
  return [
    {
      source: 'group',
      state: base.currency === currency ? 'applies' : 'otherCurrency',
      price: price.amount > 0 ? price : null,
      tiers: tiersOf(price, lower),
      group: { name, discountBasisPoints },
    },
  ];
}

/** A sale counts where it is below the price, and takes those of its tiers that are below the sale. */
function productSteps({ base, sale, tiers }: ProductRecord, { currency }: Rules): PriceStep[] {
  if (!base) return [];
  const step = (source: 'sale' | 'base', price: Money | null): PriceStep[] =>
    price === null
      ? []
      : [
          {
            source,
            state: price.currency === currency ? 'applies' : 'otherCurrency',
            price,
            tiers: tiersOf(price, tiers),
          },
        ];
  const isLower = sale?.currency === base.currency && sale.amount < base.amount;
  return [...step('sale', isLower ? sale : null), ...step('base', base)];
}

function tiersOf(price: Money | null, tiers: readonly PriceTier[] = []): PriceTier[] {
  if (price === null) return [];
  const { currency } = price;
  const amounts = tiers.map(({ from, unit }) => ({ from, amount: unit.amount }));
  return fallingTiers(price.amount, amounts).map(({ from, amount }) => ({
    from,
    unit: { amount, currency },
  }));
}
