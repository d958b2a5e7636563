import { defineSchema } from '@solar/service-kit/mongo/define-schema';

/** Ids of provider events that had an effect; kept for longer than any provider redelivers. */
export type WebhookEventDoc = {
  _id: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

const KEEP_SECONDS = 90 * 24 * 3_600;

export const webhookEventSchema = defineSchema<WebhookEventDoc>(
  {},
  { collection: 'webhook_events' },
);
webhookEventSchema.index({ createdAt: 1 }, { expireAfterSeconds: KEEP_SECONDS });
