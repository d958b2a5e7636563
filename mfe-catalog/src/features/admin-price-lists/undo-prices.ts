import type { CreatePriceList, PriceListDetail } from '@solar/contracts/catalog/price-list-http';
import type { AuditChange } from '@solar/contracts/common/audit';
import { undoneValues } from '@solar/mfe-kit/history/undone-values';
import { recordedMoney, recordedText } from '@solar/contracts/common/recorded-money';
import type { PriceListAction } from './api/use-price-lists';

/** Requests that take a recorded change of a price list back, and how many of its fields stay as they are. */
export interface UndonePrices {
  actions: PriceListAction[];
  left: number;
}

const OF_ITEM = /^items\[([^\]]+)\]\.(\w+)/;
/** What the service works out, or what stands for itself: a list goes back to approval by its own steps. */
const DERIVED = /^(?:authors|status|approverId|approvedAt|rejectionReason)\b|\.converted\b/;

/** What has to be asked for so that the list is as it was before a change. Prices that were changed again since stay. */
export function undoPrices(list: PriceListDetail, changes: readonly AuditChange[]): UndonePrices {
  const own = changes.filter(({ field }) => !DERIVED.test(field));
  const ofList = own.filter(({ field }) => !OF_ITEM.test(field));
  const ofItems = own.filter(({ field }) => OF_ITEM.test(field));
  const products = [...new Set(ofItems.map(productOf))];
  const { values, left } = undoneValues(fieldsOf(list), ofList);
  const edit: PriceListAction[] =
    left < ofList.length
      ? [{ do: 'edit', input: withoutEmpty(values), version: list.version }]
      : [];
  const ofProducts = products.map((id) =>
    undoItem(
      list,
      id,
      ofItems.filter((change) => productOf(change) === id),
    ),
  );
  return {
    actions: [...edit, ...ofProducts.flatMap((one) => one.actions)],
    left: left + ofProducts.reduce((sum, one) => sum + one.left, 0),
  };
}

/** Nobody and no day are null, not an empty text. */
function withoutEmpty(values: ReturnType<typeof fieldsOf>): CreatePriceList {
  const { customerId, groupId, validFrom, validUntil } = values;
  return {
    ...values,
    ...{ customerId: customerId || null, groupId: groupId || null },
    ...{ validFrom: validFrom || null, validUntil: validUntil || null },
  };
}

const productOf = ({ field }: AuditChange) => OF_ITEM.exec(field)?.[1] ?? '';

function fieldsOf({ name, description, customer, group, validFrom, validUntil }: PriceListDetail) {
  return {
    ...{ name, description, customerId: customer?.id ?? null, groupId: group?.id ?? null },
    ...{ validFrom: validFrom ?? null, validUntil: validUntil ?? null },
  };
}

function undoItem(
  list: PriceListDetail,
  productId: string,
  changes: readonly AuditChange[],
): UndonePrices {
  const current = list.items.find((item) => item.productId === productId);
  const fieldOf = (name: string) =>
    changes.find(({ field }) => field === `items[${productId}].${name}`);
  const price = fieldOf('price');
  const came = fieldOf('productId');
  const kept = { actions: [], left: changes.length };
  const before = price && recordedMoney(price.from);
  if (came?.to === null) {
    if (current || !before) return kept;
    return { actions: [{ do: 'add', productId, price: before }], left: tiersOf(changes) };
  }
  if (!price || !current || recordedText(current.price) !== price.to) return kept;
  if (came) return { actions: [{ do: 'remove', productId }], left: 0 };
  if (!before) return kept;
  const tiers = current.tiers ?? [];
  return {
    actions: [{ do: 'change', productId, price: before, tiers }],
    left: tiersOf(changes),
  };
}

/** Prices by quantity have no names in the trail: they stay. */
function tiersOf(changes: readonly AuditChange[]): number {
  return changes.filter(({ field }) => OF_ITEM.exec(field)?.[2] === 'tiers').length;
}
