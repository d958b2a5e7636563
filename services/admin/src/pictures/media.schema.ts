import { Schema } from 'mongoose';
import { PICTURE_STATES, type ProductPicture } from '@solar/contracts/admin/site-http';
import type { FocalPoint } from '@solar/contracts/common/focal-point';
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
  /** What stays in view when a frame crops it; absent or null for its centre. */
  focalPoint?: FocalPoint | null;
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
    focalPoint: { type: new Schema({ x: Number, y: Number }, { _id: false }), default: undefined },
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
mediaDocSchema.index({ storedAs: 1 });
