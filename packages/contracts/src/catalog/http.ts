import { z } from 'zod';
import { LIMITS } from '../common/limits';
import { localizedTextSchema } from '../common/localized';
import { moneySchema } from '../common/money';
import { pageOf, pageQuerySchema } from '../common/pagination';
import { priceAccessSchema } from '../common/price-access';
import { parseAttributeFilters } from './attribute-filter';
import {
  approvalSchema,
  attributeValueSchema,
  confidenceSchema,
  downloadKindSchema,
  productLabelSchema,
  stockStatusSchema,
} from './product-data';
import { priceTierSchema } from './price-tiers';
import { priceSourceSchema } from './rpc';

const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(160);

/** Comma-separated values in a query parameter, each parsed by `item`. */
function listOf<T extends z.ZodType<unknown, string>>(item: T, max = 50) {
  return z
    .string()
    .max(4_000)
    .transform((text) => text.split(',').filter((part) => part !== ''))
    .pipe(z.array(item).max(max));
}

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
const wholeUnits = z.coerce.number().min(0).max(1_000_000_000);

/** Orders of the product list. `price` orders are for viewers who may see prices. */
export const PRODUCT_SORTS = [
  'relevance',
  'name',
  '-name',
  'price',
  '-price',
  '-createdAt',
  '-rating',
  'power',
  '-power',
] as const;
export const productSortSchema = z.enum(PRODUCT_SORTS);
export type ProductSort = z.infer<typeof productSortSchema>;

/** `phase.three~usable_energy_kwh.5..15`: filters by attributes, whichever the back office made filterable. */
const attributeFiltersSchema = z
  .string()
  .max(4_000)
  .transform((text, context) => {
    const filters = parseAttributeFilters(text);
    if (filters) return filters;
    context.addIssue({ code: 'custom', message: 'code.value or code.min..max, joined by ~' });
    return z.NEVER;
  });

/** Filters that the product list and the search share. Prices in whole units of the shop's currency. */
export const productFilterShape = {
  category: listOf(slugSchema).optional(),
  brand: listOf(slugSchema).optional(),
  filter: attributeFiltersSchema.optional(),
  labels: listOf(productLabelSchema).optional(),
  inStock: flag.optional(),
  minPrice: wholeUnits.optional(),
  maxPrice: wholeUnits.optional(),
};

/** `GET /api/catalog/products`. A price filter or order from a viewer without prices is refused. */
export const productListQuerySchema = pageQuerySchema.extend({
  ...productFilterShape,
  sort: productSortSchema.default('relevance'),
  facets: flag.default(false),
});
export type ProductListQuery = z.infer<typeof productListQuerySchema>;

/** `GET /api/catalog/products/by-ids` and `/compare`. */
export const productIdsQuerySchema = z.strictObject({
  ids: listOf(z.string().max(40), LIMITS.cartLinesMax),
});
export const productCompareQuerySchema = z.strictObject({
  ids: listOf(z.string().max(40), LIMITS.comparisonMax),
});
/** `POST /api/catalog/products/by-skus`: a pasted order list; more than a cart holds, as some lines may be unknown. */
export const productSkusSchema = z.strictObject({
  skus: z
    .array(z.string().trim().min(1).max(80))
    .min(1)
    .max(4 * LIMITS.cartLinesMax),
});
export const productLimitQuerySchema = z.strictObject({
  limit: z.coerce.number().int().min(1).max(24).default(8),
});

/** A price as a viewer with access sees it; `base` is there when the unit price is below it. */
export const visiblePriceSchema = z.object({
  unit: moneySchema,
  base: moneySchema.optional(),
  source: priceSourceSchema,
  /** Lower prices from a quantity on, where there are any. */
  tiers: z.array(priceTierSchema).optional(),
});
export type VisiblePrice = z.infer<typeof visiblePriceSchema>;

/** What a visible price stands for. Prices are without tax. */
export const priceMeaningSchema = z.object({
  /** Null where no tax is charged. */
  taxBasisPoints: z.number().int().nullable(),
  /** Price of a part of the product, in minor units with their decimals. */
  per: z.object({ of: z.enum(['Wp', 'kWh', 'm']), minorUnits: z.number() }).nullable(),
});
export type PriceMeaning = z.infer<typeof priceMeaningSchema>;

export const imageSchema = z.object({
  type: z.enum(['main', 'card', 'detail-1']),
  /** JPEG address; the same path with .avif and .webp exists as well. */
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  alt: localizedTextSchema,
});
export type ProductImage = z.infer<typeof imageSchema>;

export const productAttributeSchema = z.object({
  code: z.string(),
  label: localizedTextSchema,
  value: attributeValueSchema,
  /** Wording of the value where it is a word that has translations. */
  valueLabel: localizedTextSchema.optional(),
  unit: z.string().nullable(),
  confidence: confidenceSchema.optional(),
  /** Where it comes from; of values that the product's category gives. */
  source: z.string().optional(),
  /** Digits after the decimal sign; as many as the value has when absent. */
  decimals: z.number().int().optional(),
});
export type ProductAttribute = z.infer<typeof productAttributeSchema>;

const named = z.object({ slug: z.string(), name: z.string() });
const namedLocalized = z.object({ slug: z.string(), name: localizedTextSchema });

/** A product as lists, cards, search results and related products show it. */
export const productCardSchema = z.object({
  id: z.string(),
  sku: z.string(),
  slug: z.string(),
  name: z.string(),
  brand: named,
  category: namedLocalized,
  summary: localizedTextSchema,
  /** Null for a product without pictures. */
  image: imageSchema.nullable(),
  labels: z.array(productLabelSchema),
  powerW: z.number().nullable(),
  highlights: z.array(productAttributeSchema),
  rating: z.object({ average: z.number(), count: z.number().int() }),
  stock: stockStatusSchema,
  price: visiblePriceSchema.nullable(),
  priceAccess: priceAccessSchema,
  createdAt: z.iso.datetime(),
});
export type ProductCard = z.infer<typeof productCardSchema>;

const facetValue = z.object({ value: z.string(), count: z.number().int() });
const range = z.object({ min: z.number(), max: z.number() });

/** An attribute to filter by: counted values, or the ends of a range. */
export const attributeFacetSchema = z.object({
  code: z.string(),
  label: localizedTextSchema,
  unit: z.string().nullable(),
  decimals: z.number().int().optional(),
  /** Absent for a range. `label` where the value is a word that has translations. */
  values: z.array(facetValue.extend({ label: localizedTextSchema.optional() })).optional(),
  /** Yes or no: the values are `true` and `false`. */
  boolean: z.boolean().optional(),
  range: range.optional(),
});
export type AttributeFacet = z.infer<typeof attributeFacetSchema>;

/** Counts per filter value, each taken with every other filter applied. */
export const facetsSchema = z.object({
  category: z.array(facetValue.extend({ label: localizedTextSchema })),
  brand: z.array(facetValue.extend({ label: z.string() })),
  labels: z.array(facetValue),
  inStock: z.number().int(),
  /** The attributes in which these products differ, the most useful first. */
  attributes: z.array(attributeFacetSchema),
  /** Minor units; null for viewers without prices. */
  price: range.extend({ currency: z.string() }).nullable(),
});
export type ProductFacets = z.infer<typeof facetsSchema>;

export const productListSchema = pageOf(productCardSchema).extend({
  priceAccess: priceAccessSchema,
  facets: facetsSchema.optional(),
});
export type ProductList = z.infer<typeof productListSchema>;

export const productItemsSchema = z.object({
  items: z.array(productCardSchema),
  priceAccess: priceAccessSchema,
});
export type ProductItems = z.infer<typeof productItemsSchema>;

/** The products of some SKUs, each with the text by which it was asked for; separators and case do not matter. */
export const productsBySkuSchema = z.object({
  items: z.array(z.object({ asked: z.string(), product: productCardSchema })),
  missing: z.array(z.string()),
  priceAccess: priceAccessSchema,
});
export type ProductsBySku = z.infer<typeof productsBySkuSchema>;

export const attributeGroupViewSchema = z.object({
  code: z.string(),
  label: localizedTextSchema,
  attributes: z.array(productAttributeSchema),
  /** What the category asks for and nobody has published of this product. */
  notPublished: z.array(z.object({ code: z.string(), label: localizedTextSchema })).optional(),
});
export type AttributeGroupView = z.infer<typeof attributeGroupViewSchema>;

export const downloadSchema = z.object({
  kind: downloadKindSchema,
  title: localizedTextSchema,
  url: z.string(),
  sizeBytes: z.number().int().nullable(),
  validUntil: z.iso.date().nullable().optional(),
});

/** What search engines show of a page; an empty text gives way to the page's own. */
export const seoSchema = z.object({
  title: localizedTextSchema,
  description: localizedTextSchema,
});

/** `GET /api/catalog/products/{slugOrId}`. */
export const productDetailSchema = productCardSchema.extend({
  description: localizedTextSchema,
  images: z.array(imageSchema),
  attributeGroups: z.array(attributeGroupViewSchema),
  downloads: z.array(downloadSchema),
  approvals: z.array(approvalSchema).optional(),
  seo: seoSchema.optional(),
  /** Whether somebody named what is bought with it. */
  hasGoesWith: z.boolean().optional(),
  breadcrumbs: z.array(namedLocalized),
  canonicalPath: z.string(),
  /** Null without a visible price. */
  priceMeaning: priceMeaningSchema.nullable().optional(),
  weightGrams: z.number().int().nullable(),
  demo: z.boolean(),
  updatedAt: z.iso.datetime(),
});
export type ProductDetail = z.infer<typeof productDetailSchema>;

/** `GET /api/catalog/products/compare`: rows are the union of the attributes, one value per product. */
export const comparisonSchema = z.object({
  items: z.array(productCardSchema),
  priceAccess: priceAccessSchema,
  groups: z.array(
    z.object({
      code: z.string(),
      label: localizedTextSchema,
      rows: z.array(
        z.object({
          code: z.string(),
          label: localizedTextSchema,
          unit: z.string().nullable(),
          decimals: z.number().int().optional(),
          values: z.array(
            productAttributeSchema.pick({ value: true, valueLabel: true }).nullable(),
          ),
          differs: z.boolean(),
          /** By product: its category asks for the value and nobody has published it. */
          notPublished: z.array(z.boolean()).optional(),
        }),
      ),
      /** What a category asks for and none of the products has. */
      notPublished: z.array(z.object({ code: z.string(), label: localizedTextSchema })).optional(),
    }),
  ),
});
export type Comparison = z.infer<typeof comparisonSchema>;

/** `GET /api/catalog/categories`: the flat list in menu order; `parentSlug` makes the tree. */
export const categoryViewSchema = z.object({
  slug: z.string(),
  /** Where it was before; an address with one of these leads to it. */
  formerSlugs: z.array(z.string()).optional(),
  name: localizedTextSchema,
  description: localizedTextSchema,
  parentSlug: z.string().nullable(),
  productCount: z.number().int(),
  showInDesktopMenu: z.boolean(),
  showInMobileMenu: z.boolean(),
  /** Address of the picture of its leading product; absent where no product has one. */
  pictureUrl: z.string().optional(),
});
export type CategoryView = z.infer<typeof categoryViewSchema>;
export const categoryListSchema = z.object({ items: z.array(categoryViewSchema) });

/** `GET /api/catalog/brands`. */
export const brandViewSchema = named.extend({ productCount: z.number().int() });
export const brandListSchema = z.object({ items: z.array(brandViewSchema) });
