import type { Money } from '@solar/contracts/common/money';
import type { PurchaseOrderStatus } from '@solar/contracts/inventory/states';
import { PURCHASE_ORDER_STATUSES } from '@solar/contracts/inventory/states';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';
import { searchTermsPath } from '@solar/service-kit/mongo/search-terms';
import { Schema } from 'mongoose';
import { SEARCH_FIELDS } from '../lists/search-fields';
import type { Actor } from '../stock/domain/stock-rows';

export interface PurchaseOrderLine {
  productId: string;
  quantity: number;
  received: number;
  unitCost: Money | null;
}

export type PurchaseOrderDoc = {
  _id: string;
  number: string;
  status: PurchaseOrderStatus;
  supplierId: string;
  warehouseId: string;
  reference: string;
  deliveryDate: string | null;
  shippingMethod: string;
  shippingCost: Money | null;
  notes: string;
  lines: PurchaseOrderLine[];
  createdBy: Actor;
  approvedBy: Actor | null;
  at: Date;
  searchTerms?: string[];
  version: number;
};

export const purchaseOrderSchema = defineSchema<PurchaseOrderDoc>(
  {
    number: { type: String, required: true },
    status: { type: String, enum: PURCHASE_ORDER_STATUSES, required: true },
    supplierId: { type: String, required: true },
    warehouseId: { type: String, required: true },
    reference: { type: String, default: '' },
    deliveryDate: { type: String, default: null },
    shippingMethod: { type: String, default: '' },
    shippingCost: { type: Schema.Types.Mixed, default: null },
    notes: { type: String, default: '' },
    lines: [
      {
        _id: false,
        productId: { type: String, required: true },
        quantity: { type: Number, required: true },
        received: { type: Number, required: true, default: 0 },
        unitCost: { type: Schema.Types.Mixed, default: null },
      },
    ],
    createdBy: { type: Schema.Types.Mixed, required: true },
    approvedBy: { type: Schema.Types.Mixed, default: null },
    at: { type: Date, required: true },
    searchTerms: searchTermsPath(SEARCH_FIELDS.purchase_orders),
  },
  { collection: 'purchase_orders' },
);
purchaseOrderSchema.index({ number: 1 }, { unique: true });
purchaseOrderSchema.index({ at: -1, _id: -1 });
purchaseOrderSchema.index({ status: 1, at: -1, _id: -1 });
purchaseOrderSchema.index({ supplierId: 1, at: -1, _id: -1 });
purchaseOrderSchema.index({ searchTerms: 1 });
