import type { HomeSection } from '@solar/contracts/admin/home-http';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';
import { Schema } from 'mongoose';

/** The one document of the front page; absent while nobody has edited it. */
export type HomeDoc = {
  _id: string;
  sections: HomeSection[];
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export const HOME_ID = 'home';

const textSchema = new Schema({ key: String, text: Schema.Types.Mixed }, { _id: false });
const sectionSchema = new Schema(
  { id: String, shown: Boolean, texts: [textSchema], picture: { type: String, default: null } },
  { _id: false, id: false },
);

export const homeDocSchema = defineSchema<HomeDoc>(
  { sections: { type: [sectionSchema], required: true } },
  { collection: 'home' },
);
