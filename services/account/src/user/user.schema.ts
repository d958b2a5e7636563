import type { Language } from '@solar/contracts/common/localized';
import { LANGUAGES } from '@solar/contracts/common/localized';
import { ROLES, type Permission, type Role } from '@solar/contracts/common/permissions';
import { outboxField, owesMessages, type Owed } from '@solar/service-kit/messaging/outbox-field';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';

/** What a customer's orders come to, fed by the events of the checkout. */
export type OrderSums = {
  count: number;
  spentMinor: number;
  currency: string | null;
  lastOrderAt: Date | null;
};

/** An order that the figures contain, and since when. */
export type CountedOrder = { id: string; at: Date };

export type UserDoc = {
  _id: string;
  email: string;
  /** Lower case, so that addresses are unique without case. */
  emailKey: string;
  username: string | null;
  /** Lower case user name, or the e-mail key when there is none: a name always signs in one person. */
  usernameKey: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  company: string | null;
  phone: string | null;
  /** The tax registration number of the company. */
  taxNumber?: string | null;
  role: Role;
  grants: string[];
  denies: string[];
  /** A role of the shop's own with all that it permits; `role` is what it was made from. */
  customRoleId?: string | null;
  rolePermissions?: Permission[] | null;
  active: boolean;
  approved: boolean;
  approvedAt: Date | null;
  groupId: string | null;
  language: Language;
  newsletter: boolean;
  ticketMails: boolean;
  note: string;
  /** Access tokens with a lower version are stale. */
  sessionVersion: number;
  /** Since when a code is asked for at sign-in; null without a second factor. */
  secondFactorAt: Date | null;
  lastLoginAt: Date | null;
  /** When the account will be deleted, as its person has asked; absent while it is kept. */
  deletionDueAt?: Date | null;
  /** SHA-256 of the token that takes the deletion back; the token is only in the mail. */
  deletionLink?: string | null;
  /** Since when the account is deleted and nobody's. */
  anonymisedAt: Date | null;
  orders: OrderSums;
  /** Orders counted lately, so that none counts twice; read by no query. */
  countedOrders?: CountedOrder[];
  /** Words of name, company and addresses, for the back office's search. */
  searchTerms: string[];
  outbox?: Owed;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

const text = { type: String, required: true } as const;
const optionalText = { type: String, default: null } as const;

export const userSchema = defineSchema<UserDoc>(
  {
    email: text,
    emailKey: text,
    username: optionalText,
    usernameKey: text,
    passwordHash: text,
    firstName: text,
    lastName: text,
    company: optionalText,
    phone: optionalText,
    taxNumber: optionalText,
    role: { type: String, enum: ROLES, required: true },
    grants: { type: [String], default: [] },
    denies: { type: [String], default: [] },
    customRoleId: { type: String },
    rolePermissions: { type: [String], default: undefined },
    active: { type: Boolean, default: true },
    approved: { type: Boolean, default: false },
    approvedAt: { type: Date, default: null },
    groupId: optionalText,
    language: { type: String, enum: LANGUAGES, default: 'en' },
    newsletter: { type: Boolean, default: false },
    ticketMails: { type: Boolean, default: true },
    note: { type: String, default: '' },
    sessionVersion: { type: Number, default: 0 },
    secondFactorAt: { type: Date, default: null },
    lastLoginAt: { type: Date, default: null },
    deletionDueAt: { type: Date },
    deletionLink: { type: String },
    anonymisedAt: { type: Date, default: null },
    orders: {
      count: { type: Number, default: 0 },
      spentMinor: { type: Number, default: 0 },
      currency: optionalText,
      lastOrderAt: { type: Date, default: null },
    },
    countedOrders: {
      type: [{ _id: false, id: String, at: Date }],
      default: undefined,
      select: false,
    },
    searchTerms: { type: [String], default: [] },
    ...outboxField,
  },
  { collection: 'users' },
);
userSchema.index({ emailKey: 1 }, { unique: true });
userSchema.index({ usernameKey: 1 }, { unique: true });
userSchema.index({ role: 1, createdAt: -1, _id: -1 });
userSchema.index({ role: 1, lastName: 1, _id: 1 });
userSchema.index({ role: 1, 'orders.spentMinor': -1, _id: -1 });
userSchema.index({ groupId: 1 });
userSchema.index({ customRoleId: 1 });
userSchema.index({ searchTerms: 1 });
userSchema.index(
  { deletionDueAt: 1 },
  { partialFilterExpression: { deletionDueAt: { $type: 'date' } } },
);
userSchema.index(
  { deletionLink: 1 },
  { partialFilterExpression: { deletionLink: { $type: 'string' } } },
);
owesMessages(userSchema);
