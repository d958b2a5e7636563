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
  },
  { collection: 'media' },
);
mediaDocSchema.index({ folder: 1, _id: -1 });
