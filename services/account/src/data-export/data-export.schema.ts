import { outboxField, owesMessages, type Owed } from '@solar/service-kit/messaging/outbox-field';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';

/** The newest export of a user (`_id`). */
export type DataExportDoc = {
  _id: string;
  /** Changes when it is asked for again, so that what gathers for the old one stops. */
  runId: string;
  state: 'gathering' | 'ready' | 'failed';
  /** Services that have answered. */
  done: number;
  /** How often it was taken up; one that always fails is given up. */
  attempts: number;
  requestedAt: Date;
  expiresAt: Date;
  outbox?: Owed;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export const dataExportDocSchema = defineSchema<DataExportDoc>(
  {
    runId: { type: String, required: true },
    state: { type: String, required: true },
    done: { type: Number, default: 0 },
    attempts: { type: Number, default: 0 },
    requestedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    ...outboxField,
  },
  { collection: 'data_exports' },
);
dataExportDocSchema.index({ state: 1, updatedAt: 1 });
dataExportDocSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
owesMessages(dataExportDocSchema);

/** Some items of one section, as JSON; ids sort in the order of the file. */
export type DataExportPartDoc = {
  _id: string;
  userId: string;
  runId: string;
  slice: string;
  section: string;
  items: string;
  expiresAt: Date;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export const dataExportPartSchema = defineSchema<DataExportPartDoc>(
  {
    userId: { type: String, required: true },
    runId: { type: String, required: true },
    slice: { type: String, required: true },
    section: { type: String, required: true },
    items: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'data_export_parts' },
);
dataExportPartSchema.index({ userId: 1, runId: 1, _id: 1 });
dataExportPartSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
