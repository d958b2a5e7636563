import { listStaffQuotesQuerySchema } from '@solar/contracts/checkout/quotes-http';
import { listOrdersQuerySchema } from '@solar/contracts/checkout/orders-http';
import { listReturnsQuerySchema } from '@solar/contracts/checkout/returns-http';
import { listCustomersQuerySchema } from '@solar/contracts/account/people-http';
import { listAllTicketsQuerySchema } from '@solar/contracts/account/tickets-http';
import { stockLevelQuerySchema } from '@solar/contracts/inventory/stock-levels';
import { screenOf, WAITING_WORK } from './waiting-work';

const QUERIES = {
  orders: listOrdersQuerySchema,
  ordersOnHold: listOrdersQuerySchema,
  quotes: listStaffQuotesQuerySchema,
  returns: listReturnsQuerySchema,
  customers: listCustomersQuerySchema,
  tickets: listAllTicketsQuerySchema,
  outOfStock: stockLevelQuerySchema,
  lowStock: stockLevelQuerySchema,
};

describe('work that waits', () => {
  it.each(WAITING_WORK)('$key leads to the list that is counted', (work) => {
    expect(screenOf(work)).toBe(`${work.screen}?${new URLSearchParams(work.filter)}`);
    expect(new URL(screenOf(work), 'https://shop.example').searchParams.get('status')).toBe(
      work.filter.status,
    );
  });

  it.each(Object.entries(QUERIES))(
    '%s is counted by a filter that its list takes',
    (key, query) => {
      const work = WAITING_WORK.find((one) => one.key === key);
      expect(query.parse({ ...work?.filter, pageSize: 1 })).toMatchObject({ ...work?.filter });
    },
  );
});
