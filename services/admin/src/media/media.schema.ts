import { Schema } from 'mongoose';
import { PICTURE_STATES, type ProductPicture } from '@solar/contracts/admin/site-http';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';

/** A file of the media library; the bytes lie under MEDIA_DIR at `storedAs`. */
export type MediaDoc = {
  _id: string;
  filename: string;
  folder: string;
  contentType: string;
  size: number;
  width: number | null;
  height: number | null;
  storedAs: string;
  /** What products show of it, and since when it is in this state. */
  productPicture?: ProductPicture & { at: Date };
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export const mediaDocSchema = defineSchema<MediaDoc>(
  {
    filename: { type: String, required: true },
    folder: { type: String, default: '' },
    contentType: { type: String, required: true },
    size: { type: Number, required: true },
    width: { type: Number, default: null },
    height: { type: Number, default: null },
    storedAs: { type: String, required: true },
    productPicture: {
      type: new Schema(
        {
          folder: String,
          state: { type: String, enum: PICTURE_STATES },
          done: Number,
          total: Number,
          at: Date,
        },
        { _id: false },
      ),
      default: undefined,
    },
  },
  { collection: 'media' },
);
mediaDocSchema.index({ folder: 1, _id: -1 });
mediaDocSchema.index({ 'productPicture.state': 1 }, { sparse: true });
mediaDocSchema.index({ filename: 1 });
