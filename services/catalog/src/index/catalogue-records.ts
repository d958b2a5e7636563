import type { LocalizedText } from '@solar/contracts/common/localized';
import type { Money } from '@solar/contracts/common/money';
import type {
  AttributeGroupCode,
  AttributeType,
  AttributeValue,
  InverterType,
  Phase,
  ProductLabel,
} from '@solar/contracts/catalog/product-data';

/** What the read index knows of a product; the stored document has these fields. */
export type ProductRecord = {
  _id: string;
  sku: string;
  slug: string;
  formerSlugs: string[];
  name: string;
  categoryId: string;
  brandId: string;
  summary: LocalizedText;
  description: LocalizedText;
  base: Money | null;
  sale: Money | null;
  powerW: number | null;
  phase: Phase | null;
  inverterType: InverterType | null;
  labels: Exclude<ProductLabel, 'sale' | 'out-of-stock'>[];
  weightGrams: number | null;
  featured: boolean;
  active: boolean;
  demo: boolean;
  /** Folder of its pictures; null when it has none. */
  imageSlug: string | null;
  attributes: { code: string; value: AttributeValue }[];
  downloads: {
    kind: 'datasheet' | 'manual' | 'certificate';
    title: LocalizedText;
    url: string;
    sizeBytes: number | null;
  }[];
  rating: { average: number; count: number };
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export type CategoryRecord = {
  _id: string;
  slug: string;
  name: LocalizedText;
  description: LocalizedText;
  parentId: string | null;
  position: number;
  showInDesktopMenu: boolean;
  showInMobileMenu: boolean;
};

export type BrandRecord = { _id: string; slug: string; name: string };

export type AttributeRecord = {
  code: string;
  name: LocalizedText;
  type: AttributeType;
  unit: string | null;
  group: AttributeGroupCode;
  position: number;
  highlight: boolean;
  options: { value: string; label: LocalizedText }[];
};

export type ApprovedListRecord = {
  _id: string;
  customerId: string | null;
  groupId: string | null;
  approvedAt: Date;
  items: { productId: string; price: Money }[];
};

export type StockStatus = 'in_stock' | 'low_stock' | 'out_of_stock';

/** Everything that a snapshot is built from. */
export type CatalogueRecords = {
  products: ReadonlyMap<string, ProductRecord>;
  categories: readonly CategoryRecord[];
  brands: readonly BrandRecord[];
  attributes: readonly AttributeRecord[];
};
