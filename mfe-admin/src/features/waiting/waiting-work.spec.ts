import { listStaffQuotesQuerySchema } from '@solar/contracts/checkout/quotes-http';
import { listOrdersQuerySchema } from '@solar/contracts/checkout/orders-http';
import { listReturnsQuerySchema } from '@solar/contracts/checkout/returns-http';
import { listCustomersQuerySchema } from '@solar/contracts/account/people-http';
import { listAllTicketsQuerySchema } from '@solar/contracts/account/tickets-http';
import { deadLetterQuerySchema } from '@solar/contracts/admin/site-http';
import { adminReviewQuerySchema } from '@solar/contracts/catalog/review-http';
import { purchaseOrderQuerySchema } from '@solar/contracts/inventory/purchase-orders';
import { stockLevelQuerySchema } from '@solar/contracts/inventory/stock-levels';
import { screenOf, WAITING_WORK } from './waiting-work';

const QUERIES = {
  orders: listOrdersQuerySchema,
  ordersOnHold: listOrdersQuerySchema,
  quotes: listStaffQuotesQuerySchema,
  returns: listReturnsQuerySchema,
  customers: listCustomersQuerySchema,
  purchaseOrders: purchaseOrderQuerySchema,
  tickets: listAllTicketsQuerySchema,
  reviews: adminReviewQuerySchema,
  outOfStock: stockLevelQuerySchema,
  lowStock: stockLevelQuerySchema,
  failedMails: deadLetterQuerySchema,
  failedMessages: deadLetterQuerySchema,
};

describe('work that waits', () => {
  it.each(WAITING_WORK)('$key leads to the list that is counted', (work) => {
    expect(screenOf(work)).toBe(`${work.screen}?${new URLSearchParams(work.filter)}`);
    const { searchParams } = new URL(screenOf(work), 'https://shop.example');
    expect(Object.fromEntries(searchParams)).toEqual(work.filter);
  });

  it.each(Object.entries(QUERIES))(
    '%s is counted by a filter that its list takes',
    (key, query) => {
      const work = WAITING_WORK.find((one) => one.key === key);
      expect(query.parse({ ...work?.filter, pageSize: 1 })).toMatchObject({ ...work?.filter });
    },
  );
});
