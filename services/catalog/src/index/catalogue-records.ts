import type { DesignSite, GridUtility } from '@solar/contracts/catalog/fit-places';
import type { LocalizedText } from '@solar/contracts/common/localized';
import type { Money } from '@solar/contracts/common/money';
import type { PriceTier } from '@solar/contracts/common/price-tiers';
import type {
  Approval,
  AttributeGroupCode,
  AttributeType,
  DownloadKind,
  ProductLabel,
  SourcedValue,
} from '@solar/contracts/catalog/product-data';
import type { RequiredCondition } from '@solar/contracts/catalog/required-values';
import type { SearchWordInput } from '@solar/contracts/catalog/search-words-http';

/** A picture of the media library, by the folder of its sizes. */
export type ProductPictureRecord = { folder: string; alt: LocalizedText };

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
  /** What the shop pays; absent in products from before it was kept. */
  cost?: Money | null | undefined;
  /** What a piece costs from a quantity on, by the base price; absent in products without tiers. */
  tiers?: PriceTier[] | undefined;
  powerW: number | null;
  labels: Exclude<ProductLabel, 'sale' | 'out-of-stock'>[];
  weightGrams: number | null;
  featured: boolean;
  active: boolean;
  demo: boolean;
  /** Folder of its pictures; null when it has none. */
  imageSlug: string | null;
  /** Pictures of the media library, which come before the folder's; absent in products from before they were kept. */
  pictures?: ProductPictureRecord[] | undefined;
  seo?: { title: LocalizedText; description: LocalizedText } | undefined;
  related?: string[] | undefined;
  goesWith?: string[] | undefined;
  attributes: SourcedValue[];
  /** Codes of values that somebody has looked for and the maker does not publish; absent where nobody has. */
  notPublished?: string[] | undefined;
  downloads: {
    kind: DownloadKind;
    title: LocalizedText;
    url: string;
    sizeBytes: number | null;
    validUntil?: string | null | undefined;
  }[];
  approvals?: Approval[] | undefined;
  rating: { average: number; count: number };
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export type CategoryRecord = {
  _id: string;
  slug: string;
  /** Addresses of before; absent in categories that never moved. */
  formerSlugs?: string[];
  name: LocalizedText;
  description: LocalizedText;
  parentId: string | null;
  position: number;
  showInDesktopMenu: boolean;
  showInMobileMenu: boolean;
  requiredAttributes?: string[] | undefined;
  /** What is asked for only of products with a value; absent in categories from before it was kept. */
  requiredWhen?: RequiredCondition[] | undefined;
  /** What its products have unless they say otherwise. */
  attributes?: SourcedValue[] | undefined;
  version: number;
};

export type BrandRecord = {
  _id: string;
  slug: string;
  name: string;
  description: LocalizedText;
  website: string;
  version: number;
};

export type AttributeRecord = {
  _id: string;
  code: string;
  name: LocalizedText;
  type: AttributeType;
  unit: string | null;
  decimals: number | null;
  group: AttributeGroupCode;
  position: number;
  required: boolean;
  highlight: boolean;
  filterable: boolean;
  comparable: boolean;
  searchTerms: LocalizedText;
  options: { value: string; label: LocalizedText }[];
  version: number;
};

/** What one product costs by a list, and from a quantity on. */
export type PriceListItem = {
  productId: string;
  price: Money;
  tiers?: PriceTier[] | undefined;
};

/** An approved price list; one that is not approved has no record. */
export type PriceListRecord = {
  _id: string;
  customerId: string | null;
  groupId: string | null;
  approvedAt: Date;
  /** Days at the offices; absent in lists from before they were kept. */
  validFrom?: string | null | undefined;
  validUntil?: string | null | undefined;
  items: PriceListItem[];
};

export type GroupRecord = { _id: string; discountBasisPoints: number };

export type SettingsRecord = {
  _id: string;
  currency: string;
  /** Missing until the settings arrive again after an upgrade. */
  siteName?: string | undefined;
  contactEmail?: string | undefined;
  /** Null where no tax is charged. */
  taxBasisPoints?: number | null | undefined;
  /** Whoever wrote a price list may not approve it. */
  priceListSecondPerson?: boolean | undefined;
  designSites?: DesignSite[] | undefined;
  utilities?: GridUtility[] | undefined;
};

export const CONTENT_KINDS = ['service', 'project', 'article'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** A published page of the admin slice that the search finds. */
export type ContentRecord = {
  _id: string;
  kind: ContentKind;
  title: LocalizedText;
  excerpt: LocalizedText;
  url: string;
};

/** Words that the search takes for one thing, or for the unit of a figure. */
export type SearchWordRecord = SearchWordInput & { _id: string; version: number };

/** Everything that the index keeps, by kind. */
export type RecordTypes = {
  product: ProductRecord;
  category: CategoryRecord;
  brand: BrandRecord;
  attribute: AttributeRecord;
  priceList: PriceListRecord;
  group: GroupRecord;
  settings: SettingsRecord;
  content: ContentRecord;
  searchWord: SearchWordRecord;
};
export type RecordKind = keyof RecordTypes;

export const RECORD_KINDS = [
  'product',
  'category',
  'brand',
  'attribute',
  'priceList',
  'group',
  'settings',
  'content',
  'searchWord',
] as const satisfies readonly RecordKind[];

/** What a snapshot is built from. */
export type SnapshotRecords = {
  products: Iterable<ProductRecord>;
  categories: Iterable<CategoryRecord>;
  brands: Iterable<BrandRecord>;
  attributes: Iterable<AttributeRecord>;
};
