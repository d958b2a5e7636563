import type { MenusInput } from '@solar/contracts/admin/menus-http';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';
import { Schema } from 'mongoose';

/** The one document of the menus. */
export type MenusDoc = {
  _id: string;
  menus: MenusInput['menus'];
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export const MENUS_ID = 'site';

export const menusDocSchema = defineSchema<MenusDoc>(
  { menus: { type: Schema.Types.Mixed, required: true } },
  { collection: 'menus' },
);
