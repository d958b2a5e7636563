import { CUSTOM_ROLE_BASES } from '@solar/contracts/account/custom-roles-http';
import type { Permission } from '@solar/contracts/common/permissions';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';

export type CustomRoleDoc = {
  _id: string;
  name: string;
  nameKey: string;
  description: string;
  base: (typeof CUSTOM_ROLE_BASES)[number];
  permissions: Permission[];
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export const customRoleDocSchema = defineSchema<CustomRoleDoc>(
  {
    name: { type: String, required: true },
    nameKey: { type: String, required: true },
    description: { type: String, default: '' },
    base: { type: String, enum: CUSTOM_ROLE_BASES, required: true },
    permissions: { type: [String], required: true },
  },
  { collection: 'roles' },
);
customRoleDocSchema.index({ nameKey: 1 }, { unique: true });
