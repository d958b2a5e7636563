import {
  createProductSchema,
  isSaleOf,
  LINKED_PRODUCTS_MAX,
  type AdminProduct,
  type CreateProduct,
  type LinkedProduct,
} from '@solar/contracts/catalog/admin-http';
import { money, type Money } from '@solar/contracts/common/money';
import { z } from 'zod';
import { amountInput, amountText } from '../admin-shared/money-input';
import { areFalling, tiersInput, tierValues } from '../admin-shared/tier-fields';

const linked = z
  .array(z.object({ id: z.string(), sku: z.string(), name: z.string() }))
  .max(LINKED_PRODUCTS_MAX)
  .transform((products) => products.map(({ id }) => id));

const noMore = z.number().refine((count) => count === 0);

/** The product with its price as text, its links with their names, and what is to be put on the shelf. */
export function productFormSchema(currency: string) {
  const amount = amountOrNull(currency);
  const moneyOf = (minor: number | null) => (minor === null ? null : money(minor, currency));
  return createProductSchema
    .omit({ price: true, cost: true })
    .extend({
      related: linked,
      goesWith: linked,
      base: amount,
      sale: amount,
      tiers: tiersInput(currency),
      cost: amount,
      stock: z.object({
        quantity: z.number().int().min(1).max(1_000_000).nullable(),
        binId: z.string().nullable(),
      }),
      /** Pictures and documents on their way: a product that is saved meanwhile would lack them. */
      uploads: z.object({ pictures: noMore, documents: noMore }),
    })
    .refine(({ stock }) => stock.quantity === null || stock.binId !== null, {
      path: ['stock', 'binId'],
    })
    .refine(({ base, sale }) => isSaleOf({ base: moneyOf(base), sale: moneyOf(sale) }), {
      path: ['sale'],
    })
    .refine(({ base, tiers }) => areFalling(moneyOf(base), tiers), { path: ['tiers'] });
}

type Schema = ReturnType<typeof productFormSchema>;
export type ProductFormValues = z.input<Schema>;
export type ProductFormOutput = z.output<Schema>;
export type StockToAdd = { quantity: number; binId: string };

/** What the author may set besides the product itself. */
export type Allowed = { price: boolean; cost: boolean };

/** The form as the service takes it; what the author may not set stays away. */
export function productOf(
  { base, sale, tiers, cost, stock: _stock, uploads: _uploads, ...product }: ProductFormOutput,
  currency: string,
  allowed: Allowed,
): CreateProduct {
  const moneyOf = (minor: number | null): Money | null =>
    minor === null ? null : money(minor, currency);
  return {
    ...product,
    ...(allowed.price ? { price: { base: moneyOf(base), sale: moneyOf(sale), tiers } } : {}),
    ...(allowed.cost ? { cost: moneyOf(cost) } : {}),
  };
}

/** What is to be put on the shelf; null for nothing. */
export function stockToAdd({ stock }: ProductFormOutput): StockToAdd | null {
  const { quantity, binId } = stock;
  return quantity === null || binId === null ? null : { quantity, binId };
}

const NO_TEXT = { en: '', fr: '' };

/** What the form of a new product starts with. */
export const NEW_PRODUCT: ProductFormValues = {
  sku: '',
  slug: '',
  name: '',
  categoryId: '',
  brandId: '',
  summary: NO_TEXT,
  description: NO_TEXT,
  powerW: null,
  labels: [],
  weightGrams: null,
  featured: false,
  active: false,
  attributes: [],
  downloads: [],
  approvals: [],
  pictures: [],
  seo: { title: NO_TEXT, description: NO_TEXT },
  related: [],
  goesWith: [],
  base: '',
  sale: '',
  tiers: [],
  cost: '',
  stock: { quantity: null, binId: null },
  uploads: { pictures: 0, documents: 0 },
};

/** What the form starts with: the product, or an empty draft. */
export function formValuesOf(product: AdminProduct | null): ProductFormValues {
  if (!product) return NEW_PRODUCT;
  const known = Object.keys(NEW_PRODUCT).flatMap((key) => {
    const value = product[key as keyof AdminProduct];
    return value === undefined || key === 'stock' ? [] : [[key, value] as const];
  });
  return {
    ...NEW_PRODUCT,
    ...Object.fromEntries(known),
    base: amountText(product.base),
    sale: amountText(product.sale),
    tiers: tierValues(product.tiers),
    cost: amountText(product.cost ?? null),
  };
}

/** A draft with everything that the product has but its SKU, its address and its own number of the trade. */
export function copyValuesOf(product: AdminProduct, name: string): ProductFormValues {
  const values = formValuesOf(product);
  return {
    ...values,
    name,
    sku: '',
    slug: '',
    active: false,
    featured: false,
    attributes: values.attributes.filter(({ code }) => code !== 'gtin'),
  };
}

/** Names of the products that the form links to, in the order of the page. */
export type LinkField = 'related' | 'goesWith';
export type { LinkedProduct };

function amountOrNull(currency: string) {
  return z.string().trim().transform(emptyToNull).pipe(amountInput(currency).nullable());
}

function emptyToNull(text: string): string | null {
  return text === '' ? null : text;
}
