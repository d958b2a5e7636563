import type { OrderListItem } from '@solar/contracts/checkout/orders-http';
import type { Answer, Api } from './api';
import { waitUntil } from './wait';

export interface StockDetail {
  onHand: number;
  allocated: number;
  held: number;
  available: number;
}

function askForStock(warehouse: Api, productId: string): Promise<Answer<StockDetail>> {
  return warehouse.get<StockDetail>(`/api/inventory/stock-levels/${productId}`);
}

/** Stock of a product as it is now. */
export async function stockOf(warehouse: Api, productId: string): Promise<StockDetail> {
  const { status, body } = await askForStock(warehouse, productId);
  if (status !== 200) throw new Error(`Stock of ${productId}: ${status} ${JSON.stringify(body)}`);
  return body;
}

/** Stock of a product once no hold is left. */
export function settledStock(warehouse: Api, productId: string): Promise<StockDetail> {
  return waitUntil(
    'the holds to end',
    async () => {
      const { status, body } = await askForStock(warehouse, productId);
      return status === 200 && body.held === 0 && body;
    },
    180_000,
  );
}

/** All orders of a person, newest first. */
export async function ordersOf(customer: Api): Promise<OrderListItem[]> {
  const orders: OrderListItem[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await customer.get<{ items: OrderListItem[]; total: number }>(
      '/api/checkout/orders',
      {
        query: { page: String(page), pageSize: '100' },
      },
    );
    orders.push(...body.items);
    if (orders.length >= body.total) return orders;
  }
}

/** Products whose counters are not what their moves and reservations add up to; the warehouse compares all of them now. */
export async function driftsOf(admin: Api): Promise<number> {
  const compared = await admin.post<{ drifts: number }>('/api/inventory/reports/reconciliation');
  if (compared.status >= 300) throw new Error(`Reconciliation: ${JSON.stringify(compared.body)}`);
  return compared.body.drifts;
}

interface CaughtMail {
  subject: string;
  text: string;
  to: { address: string }[];
}

async function mailsOf(mailUrl: string, address: string): Promise<CaughtMail[]> {
  const mails = (await (await fetch(`${mailUrl}/email`)).json()) as CaughtMail[];
  return mails.filter(({ to }) => to.some((recipient) => recipient.address === address));
}

/** Subjects of the mails to an address, as the local mail catcher took them. */
export async function mailsTo(mailUrl: string, address: string): Promise<string[]> {
  return (await mailsOf(mailUrl, address)).map(({ subject }) => subject);
}

/** The text of the newest mail to an address about something, once it has come. */
export function mailAbout(mailUrl: string, address: string, subject: RegExp): Promise<string> {
  return waitUntil(`a mail about ${subject}`, async () => {
    const mails = await mailsOf(mailUrl, address);
    return mails.findLast((mail) => subject.test(mail.subject))?.text;
  });
}
