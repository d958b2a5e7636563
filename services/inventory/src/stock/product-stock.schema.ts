import type { PickOrder, SerialCapture, StockStatus } from '@solar/contracts/inventory/states';
import { PICK_ORDERS, SERIAL_CAPTURES, STOCK_STATUSES } from '@solar/contracts/inventory/states';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';
import { Schema } from 'mongoose';
import { DEFAULT_LOW_STOCK_AT } from './domain/availability';
import type { Incoming, Place, Worth } from './domain/stock-rows';

/** A product by the catalogue's names, with its counters over all bins. */
export type ProductStockDoc = {
  _id: string;
  sku: string;
  name: string;
  brand: string;
  slug: string;
  categorySlug: string;
  /** Words of SKU, name and brand, for the search. */
  searchTerms: string[];
  active: boolean;
  deleted: boolean;
  /** Version of the catalogue's event that was applied last. */
  catalogVersion: number;
  onHand: number;
  allocated: number;
  held: number;
  /** Pieces in bins that have expired and belong to no order; absent where none ever has. */
  expired?: number;
  available: number;
  status: StockStatus;
  lowStockAt: number;
  /** Which goods leave first, where staff have chosen. */
  pickOrder?: PickOrder;
  /** When serial numbers are taken down, where staff have chosen. */
  serialCapture?: SerialCapture;
  /** The number in the maker's barcode, set by the warehouse. */
  barcode?: string | null;
  lastShippedAt: Date | null;
  /** Pieces on their way between bins. */
  inTransit?: number;
  /** Cost of what is in bins and in transit; not for everybody's eyes. */
  cost?: Worth | null;
  /** By warehouse, what is not allocated; absent in a product that was never stocked. */
  places?: readonly Place[] | undefined;
  /** What approved purchase orders still bring. */
  incoming?: readonly Incoming[] | undefined;
  version: number;
};

/** Counters of a product of which nothing was ever in stock. */
export const NEW_COUNTERS = {
  ...{ onHand: 0, allocated: 0, held: 0, available: 0, status: 'out_of_stock' },
  ...{ lowStockAt: DEFAULT_LOW_STOCK_AT, lastShippedAt: null, version: 0 },
} as const satisfies Partial<ProductStockDoc>;

/** Products that the warehouse counts: those the shop shows, and those that ever were in stock. A draft of the catalogue is neither. */
export const IN_WAREHOUSE = {
  deleted: false,
  $or: [{ active: true }, { version: { $gt: NEW_COUNTERS.version } }],
};

const counter = { type: Number, required: true, default: 0 };
const text = { type: String, default: '' };

export const productStockSchema = defineSchema<ProductStockDoc>(
  {
    sku: text,
    name: text,
    brand: text,
    slug: text,
    categorySlug: text,
    searchTerms: { type: [String], default: [] },
    active: { type: Boolean, required: true, default: false },
    deleted: { type: Boolean, required: true, default: false },
    catalogVersion: { type: Number, required: true, default: -1 },
    onHand: counter,
    allocated: counter,
    held: counter,
    expired: { type: Number },
    available: counter,
    status: { type: String, enum: STOCK_STATUSES, required: true, default: 'out_of_stock' },
    lowStockAt: { type: Number, required: true, default: DEFAULT_LOW_STOCK_AT },
    pickOrder: { type: String, enum: PICK_ORDERS },
    serialCapture: { type: String, enum: SERIAL_CAPTURES },
    barcode: { type: String },
    lastShippedAt: { type: Date, default: null },
    inTransit: { type: Number },
    cost: { type: Schema.Types.Mixed },
    places: { type: Schema.Types.Mixed },
    incoming: { type: Schema.Types.Mixed },
  },
  { collection: 'product_stock' },
);
productStockSchema.index({ sku: 1 });
productStockSchema.index(
  { barcode: 1 },
  { unique: true, partialFilterExpression: { barcode: { $type: 'string' } } },
);
productStockSchema.index({ deleted: 1, sku: 1 });
productStockSchema.index({ name: 1 });
productStockSchema.index({ categorySlug: 1 });
productStockSchema.index({ searchTerms: 1 });
productStockSchema.index({ status: 1, sku: 1 });
productStockSchema.index({ available: 1 });
productStockSchema.index({ onHand: 1 });
productStockSchema.index({ lastShippedAt: 1 });
