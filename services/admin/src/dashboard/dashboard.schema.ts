import type { OrderStatus } from '@solar/contracts/checkout/order-states';
import type { Money } from '@solar/contracts/common/money';
import { defineSchema } from '@solar/service-kit/mongo/define-schema';
import { Schema } from 'mongoose';

/** What the dashboard knows of an order, from the events of checkout. */
export type OrderFigureDoc = {
  _id: string;
  orderNumber: string;
  email: string;
  status: OrderStatus;
  total: Money;
  placedAt: Date;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export const orderFigureSchema = defineSchema<OrderFigureDoc>(
  {
    orderNumber: { type: String, required: true },
    email: { type: String, required: true },
    status: { type: String, required: true },
    total: { type: Schema.Types.Mixed, required: true },
    placedAt: { type: Date, required: true },
  },
  { collection: 'dashboard_orders' },
);
orderFigureSchema.index({ placedAt: -1 });
orderFigureSchema.index({ updatedAt: -1 });
orderFigureSchema.index({ email: 1 });

/** Orders of one day, status and currency. */
export type DayFigure = {
  day: string;
  status: OrderStatus;
  currency: string;
  orders: number;
  amount: number;
};

/** What the days of the dashboard's period came to when they were last counted. */
export type OrderDaysDoc = {
  _id: string;
  countedAt: Date;
  figures: DayFigure[];
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export const orderDaysSchema = defineSchema<OrderDaysDoc>(
  {
    countedAt: { type: Date, required: true },
    figures: { type: Schema.Types.Mixed, required: true },
  },
  { collection: 'dashboard_days' },
);

/** What the dashboard knows of a person, from the events of account. */
export type PersonFigureDoc = {
  _id: string;
  customer: boolean;
  active: boolean;
  approved: boolean;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

export const personFigureSchema = defineSchema<PersonFigureDoc>(
  {
    customer: { type: Boolean, required: true },
    active: { type: Boolean, required: true },
    approved: { type: Boolean, required: true },
  },
  { collection: 'dashboard_people' },
);
personFigureSchema.index({ customer: 1, active: 1, approved: 1 });
