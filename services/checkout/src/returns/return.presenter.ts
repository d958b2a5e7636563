import type {
  OrderReturn,
  ReturnListItem,
  StaffReturn,
} from '@solar/contracts/checkout/returns-http';
import { RETURN_TRANSITIONS } from '@solar/contracts/checkout/return-states';
import { money, type Money } from '@solar/contracts/common/money';
import type { ReturnDoc, ReturnEventDoc } from './return.schema';

export function presentReturn(doc: ReturnDoc): OrderReturn {
  return {
    returnId: doc._id,
    returnNumber: doc.number,
    orderId: doc.orderId,
    orderNumber: doc.orderNumber,
    status: doc.status,
    lines: doc.lines,
    comment: doc.comment,
    pictures: doc.pictures,
    refund: doc.refund && money(doc.refund.amount, doc.refund.currency),
    history: doc.history.map(presentEvent),
    createdAt: doc.createdAt.toISOString(),
  };
}

/** What its customer may see of it, who reads no names of staff. */
function presentEvent({ status, at, by, note }: ReturnEventDoc): OrderReturn['history'][number] {
  return { status, at: at.toISOString(), by, note };
}

/** `refundable` is what its received pieces cost. */
export function presentForStaff(doc: ReturnDoc, refundable: Money | null): StaffReturn {
  return {
    ...presentReturn(doc),
    history: doc.history.map((event) => ({
      ...presentEvent(event),
      ...(event.person && { person: event.person.name }),
    })),
    customerId: doc.customerId,
    customerName: doc.customerName,
    email: doc.email,
    refundable,
    nextStatuses: [...RETURN_TRANSITIONS[doc.status]],
  };
}

export function presentListItem(doc: ReturnDoc): ReturnListItem {
  return {
    returnId: doc._id,
    returnNumber: doc.number,
    orderId: doc.orderId,
    orderNumber: doc.orderNumber,
    status: doc.status,
    createdAt: doc.createdAt.toISOString(),
    customerName: doc.customerName,
    email: doc.email,
    pieces: doc.lines.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}
