import { defineSchema } from '@solar/service-kit/mongo/define-schema';

export type SessionDoc = {
  _id: string;
  userId: string;
  /** How often the refresh token was rotated; only the token of this generation is good. */
  generation: number;
  rotatedAt: Date;
  device: string;
  /** By which the browser is known again; absent in sessions from before it was kept. */
  deviceHash?: string;
  remember: boolean;
  /** When the session ends unless it is refreshed. */
  endsAt: Date;
  /** When it ends in any case. */
  lastsUntil: Date;
  revokedAt: Date | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export const sessionSchema = defineSchema<SessionDoc>(
  {
    userId: { type: String, required: true },
    generation: { type: Number, default: 0 },
    rotatedAt: { type: Date, required: true },
    device: { type: String, default: '' },
    deviceHash: { type: String },
    remember: { type: Boolean, default: false },
    endsAt: { type: Date, required: true },
    lastsUntil: { type: Date, required: true },
    revokedAt: { type: Date, default: null },
  },
  { collection: 'sessions' },
);
sessionSchema.index({ userId: 1, rotatedAt: -1 });
sessionSchema.index({ lastsUntil: 1 }, { expireAfterSeconds: 0 });
