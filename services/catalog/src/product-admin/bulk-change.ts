import type { BulkAnswer, BulkChange, BulkShown } from '@solar/contracts/catalog/bulk-http';
import { EDITABLE_LABELS } from '@solar/contracts/catalog/product-data';
import type { Money } from '@solar/contracts/common/money';
import type { ProductRecord } from '../index/catalogue-records';

type Refusal = BulkAnswer['refused'][number]['code'];
type Changed = { from: BulkShown; to: BulkShown; changes: Partial<ProductRecord> };

/** What one product becomes; `null` when it has the value already, a code when it cannot take it. */
export function bulkChangeOf(product: ProductRecord, change: BulkChange): Changed | Refusal | null {
  const changed = changeOf(product, change);
  if (typeof changed === 'string') return changed;
  return JSON.stringify(changed.from) === JSON.stringify(changed.to) ? null : changed;
}

function changeOf(product: ProductRecord, change: BulkChange): Changed | Refusal {
  switch (change.field) {
    case 'label':
      return labelChange(product, change);
    case 'attribute':
      return attributeChange(product, change);
    case 'price':
      return priceChange(product, change.value);
    case 'sale':
      return saleChange(product, change.value);
    default: {
      const { field, value } = change;
      return { from: product[field], to: value, changes: { [field]: value } };
    }
  }
}

function labelChange(
  { labels: from }: ProductRecord,
  { label, value }: Extract<BulkChange, { field: 'label' }>,
): Changed {
  const labels = EDITABLE_LABELS.filter((one) => (one === label ? value : from.includes(one)));
  return { from: [...from], to: labels, changes: { labels } };
}

function attributeChange(
  { attributes }: ProductRecord,
  { code, value }: Extract<BulkChange, { field: 'attribute' }>,
): Changed {
  const from = attributes.find((one) => one.code === code)?.value ?? null;
  const others = attributes.filter((one) => one.code !== code);
  if (value === null) return { from, to: null, changes: { attributes: others } };
  // A value in the place of another one has no source yet; a new one goes to the end.
  const next = { code, value };
  const replaced = attributes.map((one) => (one.code === code ? next : one));
  return { from, to: value, changes: { attributes: from === null ? [...others, next] : replaced } };
}

function priceChange(
  { base, sale, tiers = [] }: ProductRecord,
  percent: number,
): Changed | Refusal {
  if (!base) return 'noPrice';
  const raised = scaled(base, 100 + percent);
  const steps = tiers.map(({ from, unit }) => ({ from, unit: scaled(unit, 100 + percent) }));
  const falls = steps.every(
    ({ unit }, index) => unit.amount > 0 && unit.amount < (steps[index - 1]?.unit ?? raised).amount,
  );
  if (raised.amount <= 0 || !falls) return 'tooLow';
  if (sale && sale.amount >= raised.amount) return 'saleNotBelow';
  return { from: base, to: raised, changes: { base: raised, tiers: steps } };
}

function saleChange({ base, sale }: ProductRecord, percent: number | null): Changed | Refusal {
  if (percent === null) return { from: sale, to: null, changes: { sale: null } };
  if (!base) return 'noPrice';
  const lowered = scaled(base, 100 - percent);
  if (lowered.amount <= 0) return 'tooLow';
  if (lowered.amount >= base.amount) return 'saleNotBelow';
  return { from: sale, to: lowered, changes: { sale: lowered } };
}

function scaled({ amount, currency }: Money, percent: number): Money {
  return { amount: Math.round((amount * percent) / 100), currency };
}
