import { defineSchema } from '@solar/service-kit/mongo/define-schema';

/** What the catalogue must know of a user: to name a price list's customer, approver and author. */
export type CustomerDoc = {
  _id: string;
  name: string;
  email: string;
  /** Of name, company and e-mail. */
  searchTerms: string[];
  active: boolean;
  /** Sees prices; absent, as the group, until the person changes again after an upgrade. */
  approved?: boolean;
  groupId?: string | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export const CUSTOMER = 'Customer';

export const customerSchema = defineSchema<CustomerDoc>(
  {
    name: { type: String, required: true },
    email: { type: String, required: true },
    searchTerms: { type: [String], default: [] },
    active: { type: Boolean, required: true },
    approved: { type: Boolean, default: false },
    groupId: { type: String, default: null },
  },
  { collection: 'customers' },
);
customerSchema.index({ searchTerms: 1 });

export type CustomerGroupDoc = {
  _id: string;
  name: string;
  discountBasisPoints: number;
  /** A deleted group keeps its row, and so its version. */
  deleted: boolean;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export const CUSTOMER_GROUP = 'CustomerGroup';

export const customerGroupSchema = defineSchema<CustomerGroupDoc>(
  {
    name: { type: String, required: true },
    discountBasisPoints: { type: Number, required: true },
    deleted: { type: Boolean, required: true },
  },
  { collection: 'customer_groups' },
);
