import { defineSchema } from '@solar/service-kit/mongo/define-schema';

/** An address that leads to another page. */
export type RedirectDoc = {
  _id: string;
  from: string;
  to: string;
  by: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export const redirectDocSchema = defineSchema<RedirectDoc>(
  {
    from: { type: String, required: true },
    to: { type: String, required: true },
    by: { type: String, required: true },
  },
  { collection: 'redirects' },
);
redirectDocSchema.index({ from: 1 }, { unique: true });
