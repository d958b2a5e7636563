import { z } from 'zod';
import { idSchema, productIdSchema } from '../common/ids';
import { LIMITS } from '../common/limits';
import { localizedInput, localizedTextSchema } from '../common/localized';
import { moneySchema, priceSchema } from '../common/money';
import { pageOf, pageQuerySchema } from '../common/pagination';
import { imageSchema, seoSchema } from './http';
import {
  attributeGroupSchema,
  approvalSchema,
  attributeTypeSchema,
  downloadKindSchema,
  EDITABLE_LABELS,
  sourcedValueSchema,
  stockStatusSchema,
} from './product-data';
import { conditionSchema } from './required-values';
import { areTiersOf, priceTierSchema, priceTiersInputSchema } from './price-tiers';

export const categoryIdSchema = idSchema('cat');
export const brandIdSchema = idSchema('brd');
export const attributeIdSchema = idSchema('atr');

const slug = z
  .string()
  .trim()
  .max(160)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Lower-case words joined by dashes');
const version = { version: z.number().int().nonnegative() };
/** Links of downloads stay on this site or on https. */
const linkSchema = z
  .string()
  .trim()
  .max(500)
  .regex(/^(\/(?!\/)|https:\/\/)/, 'A path of this site or an https address');

/** Words that the storefront's own addresses have under /products and /api/catalog/products. */
const RESERVED_PRODUCT_SLUGS: readonly string[] = ['featured', 'by-ids', 'compare', 'quick-order'];

/** Pictures of one product. */
export const PRODUCT_PICTURES_MAX = 12;
/** Products that one product names as similar, or as bought with it. */
export const LINKED_PRODUCTS_MAX = 12;

/** A picture of a product: the folder of its sizes, which the media library names, and its text for those who cannot see it. */
const productPictureInputSchema = z.strictObject({
  folder: slug,
  alt: localizedInput(LIMITS.titleMax, 0),
});

const productFields = {
  sku: z.string().trim().min(1).max(80),
  slug: slug.refine((text) => !RESERVED_PRODUCT_SLUGS.includes(text), 'This word is taken'),
  name: z.string().trim().min(2).max(LIMITS.titleMax),
  categoryId: categoryIdSchema,
  brandId: brandIdSchema,
  summary: localizedInput(300, 0),
  description: localizedInput(LIMITS.textMax, 0),
  powerW: z.number().min(0).max(10_000_000).nullable(),
  labels: z.array(z.enum(EDITABLE_LABELS)).max(EDITABLE_LABELS.length),
  weightGrams: z.number().int().min(0).max(100_000_000).nullable(),
  featured: z.boolean(),
  active: z.boolean(),
  attributes: z.array(sourcedValueSchema).max(120),
  downloads: z
    .array(
      z.strictObject({
        kind: downloadKindSchema,
        title: localizedInput(LIMITS.titleMax),
        url: linkSchema,
        sizeBytes: z.number().int().nonnegative().nullable(),
        /** Last day on which a certificate counts. */
        validUntil: z.iso.date().nullable().optional(),
      }),
    )
    .max(20),
  approvals: z.array(approvalSchema).max(20).optional(),
  /** In the order of the product's page, the first one in lists; absent leaves them as they are. */
  pictures: z.array(productPictureInputSchema).max(PRODUCT_PICTURES_MAX).optional(),
  /** What search engines show in place of name and summary. */
  seo: z
    .strictObject({
      title: localizedInput(LIMITS.titleMax, 0),
      description: localizedInput(320, 0),
    })
    .optional(),
  /** Shown first among the similar products. */
  related: z.array(productIdSchema).max(LINKED_PRODUCTS_MAX).optional(),
  /** What is bought with it: fixings, cables, a meter. */
  goesWith: z.array(productIdSchema).max(LINKED_PRODUCTS_MAX).optional(),
};

const priceFields = {
  base: priceSchema.nullable(),
  sale: priceSchema.nullable(),
  /** What a piece costs from a quantity on; none when absent. */
  tiers: priceTiersInputSchema.default([]),
};
type Prices = z.output<z.ZodObject<typeof priceFields>>;
/** Whether a sale price is below the price, in its currency. */
export const isSaleOf = ({ base, sale }: Pick<Prices, 'base' | 'sale'>): boolean =>
  sale === null || (base !== null && sale.amount < base.amount && sale.currency === base.currency);
const saleText = { message: 'A sale price is below the price', path: ['sale'] };
const hasTiersOf = ({ base, tiers }: Prices): boolean => areTiersOf(base, tiers);
const tiersText = { message: 'A tier is below the price, in its currency', path: ['tiers'] };

const costSchema = moneySchema
  .refine((cost) => cost.amount >= 0, { message: 'Not below zero', path: ['amount'] })
  .nullable();

/** Absent leaves the price or the cost as it is; each wants the permission that its own endpoint wants. */
const pricesOfProduct = {
  price: z
    .strictObject(priceFields)
    .refine(isSaleOf, saleText)
    .refine(hasTiersOf, tiersText)
    .optional(),
  cost: costSchema.optional(),
};

/** `POST /api/catalog/admin/products`. */
export const createProductSchema = z.strictObject({ ...productFields, ...pricesOfProduct });
export type CreateProduct = z.infer<typeof createProductSchema>;

/** `PUT /api/catalog/admin/products/{id}`; `version` is the one that was read. */
export const updateProductSchema = z.strictObject({
  ...productFields,
  ...pricesOfProduct,
  ...version,
});
export type UpdateProduct = z.infer<typeof updateProductSchema>;

/** `PUT /api/catalog/admin/products/{id}/price`. Null means "no price": shown as such and not buyable. */
export const setPriceSchema = z
  .strictObject({ ...priceFields, ...version })
  .refine(isSaleOf, saleText)
  .refine(hasTiersOf, tiersText);
export type SetPrice = z.infer<typeof setPriceSchema>;

/** `PUT /api/catalog/admin/products/{id}/cost`: what the shop pays for one, which nobody but staff with the permission reads. */
export const setCostSchema = z.strictObject({ cost: costSchema, ...version });
export type SetCost = z.infer<typeof setCostSchema>;

/** `PUT /api/catalog/admin/products/{id}/images`: the folder that holds the product's pictures; null for none. */
export const setImagesSchema = z.strictObject({ imageSlug: slug.nullable(), ...version });

/** `PUT /api/catalog/admin/products/{id}/active`: whether the shop shows the product. */
export const setActiveSchema = z.strictObject({ active: z.boolean(), ...version });

export const adminProductRowSchema = z.object({
  id: z.string(),
  sku: z.string(),
  slug: z.string(),
  name: z.string(),
  brand: z.string(),
  category: localizedTextSchema,
  image: imageSchema.nullable(),
  imageSlug: z.string().nullable(),
  active: z.boolean(),
  featured: z.boolean(),
  stock: stockStatusSchema,
  available: z.number().int(),
  /** Present for staff with `catalog.prices.read`. */
  base: moneySchema.nullable(),
  sale: moneySchema.nullable(),
  tiers: z.array(priceTierSchema).optional(),
  pricesVisible: z.boolean(),
  /** Present for staff with `catalog.costs.read`. */
  cost: moneySchema.nullable().optional(),
  /** Codes of attributes that the category asks for and the product lacks. */
  gaps: z.array(z.string()).optional(),
  updatedAt: z.iso.datetime(),
  version: z.number().int(),
});
export type AdminProductRow = z.infer<typeof adminProductRowSchema>;

/** A product that another one names. */
const linkedProductSchema = z.object({ id: z.string(), sku: z.string(), name: z.string() });
export type LinkedProduct = z.infer<typeof linkedProductSchema>;

export const adminProductSchema = adminProductRowSchema.extend({
  categoryId: z.string(),
  brandId: z.string(),
  summary: localizedTextSchema,
  description: localizedTextSchema,
  powerW: z.number().nullable(),
  labels: z.array(z.enum(EDITABLE_LABELS)),
  weightGrams: z.number().int().nullable(),
  attributes: z.array(sourcedValueSchema),
  downloads: z.array(
    z.object({
      kind: downloadKindSchema,
      title: localizedTextSchema,
      url: z.string(),
      sizeBytes: z.number().int().nullable(),
      validUntil: z.iso.date().nullable().optional(),
    }),
  ),
  approvals: z.array(approvalSchema).optional(),
  pictures: z.array(z.object({ folder: z.string(), alt: localizedTextSchema })).optional(),
  seo: seoSchema.optional(),
  related: z.array(linkedProductSchema).optional(),
  goesWith: z.array(linkedProductSchema).optional(),
});
export type AdminProduct = z.infer<typeof adminProductSchema>;

export const ADMIN_PRODUCT_SORTS = ['name', '-name', 'sku', '-sku', '-updatedAt'] as const;

/** `GET /api/catalog/admin/products`. */
export const adminProductQuerySchema = pageQuerySchema.extend({
  q: z.string().trim().max(100).optional(),
  category: slug.optional(),
  brand: slug.optional(),
  active: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional(),
  /** Only products that lack, or do not lack, what their category asks for. */
  gaps: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional(),
  sort: z.enum(ADMIN_PRODUCT_SORTS).default('name'),
});
export type AdminProductQuery = z.infer<typeof adminProductQuerySchema>;
export const adminProductPageSchema = pageOf(adminProductRowSchema);

const categoryFields = {
  slug,
  name: localizedInput(LIMITS.titleMax),
  description: localizedInput(LIMITS.textMax, 0),
  parentId: categoryIdSchema.nullable(),
  position: z.number().int().min(0).max(10_000),
  showInDesktopMenu: z.boolean(),
  showInMobileMenu: z.boolean(),
  /** Codes of the attributes that a buyer decides by: a product without one has a gap. */
  requiredAttributes: z.array(z.string().max(60)).max(80).optional(),
  /** What is asked for only of products that have a value; absent leaves it as it is. */
  requiredWhen: z.array(conditionSchema).max(80).optional(),
  /** What its products have unless they say otherwise, such as the HS code; absent leaves it as it is. */
  attributes: z.array(sourcedValueSchema).max(40).optional(),
};
export const createCategorySchema = z.strictObject(categoryFields);
export const updateCategorySchema = z.strictObject({ ...categoryFields, ...version });
/** Categories that are moved at once. */
export const CATEGORIES_MAX = 500;
/** `PUT /api/catalog/admin/categories/arrangement`: new places in the tree, all or none. */
export const arrangeCategoriesSchema = z.strictObject({
  items: z
    .array(
      z.strictObject({
        id: categoryIdSchema,
        parentId: categoryIdSchema.nullable(),
        position: z.number().int().min(0).max(10_000),
        ...version,
      }),
    )
    .min(1)
    .max(CATEGORIES_MAX),
});
export type CategoryPlace = z.infer<typeof arrangeCategoriesSchema>['items'][number];
export type CategoryInput = z.infer<typeof createCategorySchema>;
export const adminCategorySchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: localizedTextSchema,
  description: localizedTextSchema,
  parentId: z.string().nullable(),
  position: z.number().int(),
  showInDesktopMenu: z.boolean(),
  showInMobileMenu: z.boolean(),
  requiredAttributes: z.array(z.string()).optional(),
  requiredWhen: z.array(conditionSchema).optional(),
  attributes: z.array(sourcedValueSchema).optional(),
  productCount: z.number().int(),
  version: z.number().int(),
});
export type AdminCategory = z.infer<typeof adminCategorySchema>;
export const adminCategoryListSchema = z.object({ items: z.array(adminCategorySchema) });

const brandFields = {
  slug,
  name: z.string().trim().min(1).max(LIMITS.titleMax),
  description: localizedInput(LIMITS.textMax, 0),
  website: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(300)]),
};
export const createBrandSchema = z.strictObject(brandFields);
export const updateBrandSchema = z.strictObject({ ...brandFields, ...version });
export type BrandInput = z.infer<typeof createBrandSchema>;
export const adminBrandSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  description: localizedTextSchema,
  website: z.string(),
  productCount: z.number().int(),
  version: z.number().int(),
});
export type AdminBrand = z.infer<typeof adminBrandSchema>;
export const adminBrandListSchema = z.object({ items: z.array(adminBrandSchema) });

const attributeFields = {
  code: z
    .string()
    .trim()
    .max(60)
    .regex(/^[a-z][a-z0-9_]*$/, 'Lower-case letters, digits and underscores'),
  name: localizedInput(LIMITS.titleMax),
  type: attributeTypeSchema,
  unit: z.string().trim().max(20).nullable(),
  /** Digits after the decimal sign; null shows as many as the value has. */
  decimals: z.number().int().min(0).max(6).nullable(),
  group: attributeGroupSchema,
  position: z.number().int().min(0).max(10_000),
  required: z.boolean(),
  /** Shown on cards as a key figure. */
  highlight: z.boolean(),
  /** Lists and search filter by it. */
  filterable: z.boolean(),
  /** Has a row in the comparison. */
  comparable: z.boolean(),
  /** Further words that find the products that have it, separated by commas. */
  searchTerms: localizedInput(500, 0),
  options: z
    .array(z.strictObject({ value: z.string().trim().min(1).max(200), label: localizedInput(300) }))
    .max(100),
};
export const createAttributeSchema = z.strictObject(attributeFields);
export const updateAttributeSchema = z.strictObject({ ...attributeFields, ...version });
export type AttributeInput = z.infer<typeof createAttributeSchema>;
export const adminAttributeSchema = z.object({
  id: z.string(),
  code: z.string(),
  name: localizedTextSchema,
  type: attributeTypeSchema,
  unit: z.string().nullable(),
  decimals: z.number().int().nullable(),
  group: attributeGroupSchema,
  position: z.number().int(),
  required: z.boolean(),
  highlight: z.boolean(),
  filterable: z.boolean(),
  comparable: z.boolean(),
  searchTerms: localizedTextSchema,
  options: z.array(z.object({ value: z.string(), label: localizedTextSchema })),
  version: z.number().int(),
});
export type AdminAttribute = z.infer<typeof adminAttributeSchema>;
export const adminAttributeListSchema = z.object({ items: z.array(adminAttributeSchema) });

/** Body of a deletion: the version that was read. */
export const deleteQuerySchema = z.strictObject({ version: z.coerce.number().int().nonnegative() });
export const createdSchema = z.object({ id: z.string(), version: z.number().int() });
