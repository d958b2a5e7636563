import { Schema } from 'mongoose';
import { ATTRIBUTE_GROUP_CODES, ATTRIBUTE_TYPES } from '@solar/contracts/catalog/product-data';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';
import type { AttributeRecord } from '../index/catalogue-records';
import { localized } from '../storage/stored-types';

export type AttributeDoc = AttributeRecord & { createdAt: Date; updatedAt: Date };

export const ATTRIBUTE = 'Attribute';

export const attributeSchema = defineSchema<AttributeDoc>(
  {
    code: { type: String, required: true },
    name: localized,
    type: { type: String, enum: ATTRIBUTE_TYPES, required: true },
    unit: { type: String, default: null },
    decimals: { type: Number, default: null },
    group: { type: String, enum: ATTRIBUTE_GROUP_CODES, required: true },
    position: { type: Number, default: 0 },
    required: { type: Boolean, default: false },
    highlight: { type: Boolean, default: false },
    filterable: { type: Boolean, default: false },
    comparable: { type: Boolean, default: true },
    searchTerms: localized,
    options: {
      type: [new Schema({ value: String, label: localized }, { _id: false })],
      default: [],
    },
  },
  { collection: 'attributes' },
);
attributeSchema.index({ code: 1 }, { unique: true });
