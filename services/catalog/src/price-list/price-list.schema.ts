import { Schema } from 'mongoose';
import {
  PRICE_LIST_STATUSES,
  type PriceListStatus,
} from '@solar/contracts/catalog/price-list-http';
import type { Converted } from '@solar/contracts/common/currency-conversion';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';
import { searchTermsPath } from '@solar/service-kit/mongo/search-terms';
import type { PriceListItem } from '../index/catalogue-records';
import type { ItemPrices } from '../storage/converted-prices';
import { moneySchema, priceTiers } from '../storage/stored-types';

export type PriceListDoc = {
  _id: string;
  name: string;
  description: string;
  customerId: string | null;
  groupId: string | null;
  status: PriceListStatus;
  items: (PriceListItem & { converted?: Converted<ItemPrices> | null | undefined })[];
  validFrom?: string | null | undefined;
  validUntil?: string | null | undefined;
  createdBy: string;
  /** Who has changed it; absent in lists from before this was kept. */
  authors?: string[];
  approverId: string | null;
  approvedAt: Date | null;
  rejectionReason: string | null;
  searchTerms?: string[];
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export const PRICE_LIST = 'PriceList';
/** What a price list is found by. */
export const PRICE_LIST_SEARCH_FIELDS = ['name'] as const;

export const priceListSchema = defineSchema<PriceListDoc>(
  {
    name: { type: String, required: true },
    description: { type: String, default: '' },
    customerId: { type: String, default: null },
    groupId: { type: String, default: null },
    status: { type: String, enum: PRICE_LIST_STATUSES, required: true },
    items: {
      type: [
        new Schema(
          {
            productId: { type: String, required: true },
            price: { type: moneySchema, required: true },
            converted: { type: Schema.Types.Mixed, default: null },
            tiers: priceTiers,
          },
          { _id: false },
        ),
      ],
      default: [],
    },
    validFrom: { type: String, default: null },
    validUntil: { type: String, default: null },
    createdBy: { type: String, required: true },
    authors: { type: [String], default: [] },
    approverId: { type: String, default: null },
    approvedAt: { type: Date, default: null },
    rejectionReason: { type: String, default: null },
    searchTerms: searchTermsPath(PRICE_LIST_SEARCH_FIELDS),
  },
  { collection: 'price_lists' },
);
priceListSchema.index({ status: 1, createdAt: -1, _id: -1 });
priceListSchema.index({ createdAt: -1, _id: -1 });
priceListSchema.index({ searchTerms: 1 });
priceListSchema.index({ customerId: 1, createdAt: -1, _id: -1 });
priceListSchema.index({ groupId: 1, createdAt: -1, _id: -1 });
priceListSchema.index({ 'items.productId': 1 });
