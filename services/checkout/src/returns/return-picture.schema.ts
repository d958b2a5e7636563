import { defineSchema } from '@solar/service-kit/mongo/define-schema';

/** A picture that a customer added to a return, as it is shown: small, upright and without what the camera noted. */
export type ReturnPictureDoc = {
  _id: string;
  customerId: string;
  /** Null until its return is requested. */
  returnId: string | null;
  bytes: Buffer;
  /** When a picture that came to no return is forgotten. */
  expiresAt?: Date;
  version: number;
};

export const returnPictureSchema = defineSchema<ReturnPictureDoc>(
  {
    customerId: { type: String, required: true },
    returnId: { type: String, default: null },
    bytes: { type: Buffer, required: true },
    expiresAt: { type: Date },
  },
  { collection: 'return_pictures' },
);
returnPictureSchema.index({ customerId: 1 });
returnPictureSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
