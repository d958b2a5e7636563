import type { MailingStatus } from '@solar/contracts/admin/mailings-http';
import type { LocalizedText } from '@solar/contracts/common/localized';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';
import { Schema } from 'mongoose';

/** What a newsletter shows of an entry: kept when sending begins, so that everybody gets the same. */
export type ShownEntry = { title: LocalizedText; text: LocalizedText; path: string };

/** A newsletter: what it says, and how far it has been sent. */
export type MailingDoc = {
  _id: string;
  subject: LocalizedText;
  text: LocalizedText;
  /** Ids of content. */
  entries: string[];
  status: MailingStatus;
  /** What the entries were when sending began. */
  shown: ShownEntry[];
  /** Confirmed subscribers when sending began. */
  recipients: number | null;
  /** The last subscription that was written to; they are gone through by id. */
  cursor: string;
  sent: number;
  unsubscribed: number;
  startedBy: string | null;
  startedAt: Date | null;
  endedAt: Date | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export const mailingDocSchema = defineSchema<MailingDoc>(
  {
    subject: { type: Schema.Types.Mixed, required: true },
    text: { type: Schema.Types.Mixed, required: true },
    entries: { type: [String], required: true },
    status: { type: String, required: true, default: 'draft' },
    shown: { type: Schema.Types.Mixed, required: true, default: [] },
    recipients: { type: Number, default: null },
    cursor: { type: String, default: '' },
    sent: { type: Number, required: true, default: 0 },
    unsubscribed: { type: Number, required: true, default: 0 },
    startedBy: { type: String, default: null },
    startedAt: { type: Date, default: null },
    endedAt: { type: Date, default: null },
  },
  { collection: 'mailings' },
);
mailingDocSchema.index({ status: 1, _id: -1 });

/** One newsletter to one subscriber, kept without the address: its link to unsubscribe works as long as the mail is kept. */
export type DeliveryDoc = {
  /** Of newsletter and subscription, so that there is one at most. */
  _id: string;
  mailingId: string;
  subscriptionId: string;
  unsubscribeHash: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export const deliveryDocSchema = defineSchema<DeliveryDoc>(
  {
    mailingId: { type: String, required: true },
    subscriptionId: { type: String, required: true },
    unsubscribeHash: { type: String, required: true },
  },
  { collection: 'mailing_deliveries' },
);
deliveryDocSchema.index({ unsubscribeHash: 1 });

/** The id of a delivery, and of its mail. */
export function deliveryId(mailingId: string, subscriptionId: string): string {
  return `${mailingId}.${subscriptionId}`;
}
