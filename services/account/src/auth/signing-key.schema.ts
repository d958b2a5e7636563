import { defineSchema } from '@solar/service-kit/mongo/define-schema';

export type SigningKeyDoc = {
  _id: string;
  publicJwk: Record<string, unknown>;
  /** The private key as JWK, encrypted with the service's secret. */
  sealedPrivateJwk: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export const signingKeySchema = defineSchema<SigningKeyDoc>(
  {
    publicJwk: { type: Object, required: true },
    sealedPrivateJwk: { type: String, required: true },
  },
  { collection: 'signing_keys' },
);
signingKeySchema.index({ createdAt: -1 });
