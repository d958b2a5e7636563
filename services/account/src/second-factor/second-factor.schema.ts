import { defineSchema } from '@solar/service-kit/mongo/define-schema';

/** The second factor of a user (`_id`). It counts from when the user's own document says so. */
export type SecondFactorDoc = {
  _id: string;
  /** The secret of the authenticator app, encrypted. */
  sealedSecret: string;
  /** A secret that no code has confirmed yet. */
  sealedCandidate: string | null;
  /** The newest step whose code was taken: neither it nor an older one counts again. */
  lastStep: number;
  /** Hashes of the recovery codes that are left. */
  recoveryHashes: string[];
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export const secondFactorSchema = defineSchema<SecondFactorDoc>(
  {
    sealedSecret: { type: String, default: '' },
    sealedCandidate: { type: String, default: null },
    lastStep: { type: Number, default: 0 },
    recoveryHashes: { type: [String], default: [] },
  },
  { collection: 'second_factors' },
);
