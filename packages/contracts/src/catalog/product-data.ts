import { z } from 'zod';
import type { LocalizedText } from '../common/localized';

/** Labels that editors set. `sale` and `out-of-stock` follow from price and stock and are never set by hand. */
export const EDITABLE_LABELS = ['bestseller', 'new', 'recommended'] as const;
export const PRODUCT_LABELS = [...EDITABLE_LABELS, 'sale', 'out-of-stock'] as const;
export const productLabelSchema = z.enum(PRODUCT_LABELS);
export type ProductLabel = z.infer<typeof productLabelSchema>;

export const STOCK_STATUSES = ['in_stock', 'low_stock', 'out_of_stock'] as const;
export const stockStatusSchema = z.enum(STOCK_STATUSES);
export type StockStatus = z.infer<typeof stockStatusSchema>;

/** What a product's files are; a `model` is binary glTF, shown in space on the product's page. */
export const DOWNLOAD_KINDS = ['datasheet', 'manual', 'certificate', 'model'] as const;
export const downloadKindSchema = z.enum(DOWNLOAD_KINDS);
export type DownloadKind = z.infer<typeof downloadKindSchema>;

/** How well a figure is known, the best first. */
export const CONFIDENCES = ['published', 'cross-checked', 'computed', 'recalled'] as const;
export const confidenceSchema = z.enum(CONFIDENCES);
export type Confidence = z.infer<typeof confidenceSchema>;

/** What a utility or an authority has approved the product for, and until when; null has no end. */
export const approvalSchema = z.strictObject({
  authority: z.string().trim().min(1).max(60),
  reference: z.string().trim().max(120),
  /** Day on which the list was read. */
  asOf: z.iso.date(),
  validUntil: z.iso.date().nullable(),
  /** The list or letter that says so: its title or its address. */
  source: z.string().trim().max(300).optional(),
});
export type Approval = z.infer<typeof approvalSchema>;

export const ATTRIBUTE_TYPES = ['number', 'text', 'boolean', 'list', 'option'] as const;
export const attributeTypeSchema = z.enum(ATTRIBUTE_TYPES);
export type AttributeType = z.infer<typeof attributeTypeSchema>;

/** Sections of a datasheet, in the order in which they are shown. */
export const ATTRIBUTE_GROUPS = [
  { code: 'general', label: { en: 'General', fr: 'Généralités' } },
  { code: 'electrical', label: { en: 'Electrical data', fr: 'Caractéristiques électriques' } },
  { code: 'dc-input', label: { en: 'DC input', fr: 'Entrée DC' } },
  { code: 'ac-output', label: { en: 'AC output', fr: 'Sortie AC' } },
  { code: 'battery', label: { en: 'Battery', fr: 'Batterie' } },
  { code: 'efficiency', label: { en: 'Efficiency', fr: 'Rendement' } },
  {
    code: 'temperature',
    label: { en: 'Temperature behaviour', fr: 'Comportement en température' },
  },
  { code: 'mechanical', label: { en: 'Mechanical data', fr: 'Caractéristiques mécaniques' } },
  { code: 'warranty', label: { en: 'Warranty', fr: 'Garantie' } },
  { code: 'logistics', label: { en: 'Packing', fr: 'Conditionnement' } },
  { code: 'provenance', label: { en: 'About this data', fr: 'À propos de ces données' } },
] as const satisfies readonly { code: string; label: LocalizedText }[];

export const ATTRIBUTE_GROUP_CODES = ATTRIBUTE_GROUPS.map((group) => group.code);
export const attributeGroupSchema = z.enum(ATTRIBUTE_GROUP_CODES);
export type AttributeGroupCode = z.infer<typeof attributeGroupSchema>;

/** A value of an attribute; which kind is set by the attribute's type. */
export const attributeValueSchema = z.union([
  z.number(),
  z.string().max(500),
  z.boolean(),
  z.array(z.union([z.number(), z.string().max(100)])).max(40),
]);
export type AttributeValue = z.infer<typeof attributeValueSchema>;

/** A value with where it comes from and how well it is known. */
export const sourcedValueSchema = z.strictObject({
  code: z.string().max(60),
  value: attributeValueSchema,
  source: z.string().trim().max(300).optional(),
  confidence: confidenceSchema.optional(),
});
export type SourcedValue = z.infer<typeof sourcedValueSchema>;
