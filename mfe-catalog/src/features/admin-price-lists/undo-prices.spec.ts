import type { PriceListDetail } from '@solar/contracts/catalog/price-list-http';
import type { AuditChange } from '@solar/contracts/common/audit';
import { undoPrices } from './undo-prices';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const item = (productId: string, amount: number) => ({
  ...{ productId, sku: productId, name: productId, brand: 'B', base: null },
  ...{ price: usd(amount), tiers: [] },
});
const list = {
  ...{ id: 'plt_1', name: 'Gold', description: '', status: 'pending', version: 4 },
  ...{ customer: null, group: { id: 'grp_1', name: 'G' }, validFrom: null, validUntil: null },
  items: [item('prd_a', 7_000), item('prd_b', 900)],
} as unknown as PriceListDetail;
const change = (field: string, from: AuditChange['from'], to: AuditChange['to']): AuditChange => ({
  field,
  from,
  to,
});

it('puts a price, the name and the group back, and leaves what follows from them', () => {
  const changes = [
    change('name', 'Silver', 'Gold'),
    change('groupId', null, 'grp_1'),
    change('authors', '["usr_1"]', '["usr_1","usr_2"]'),
    change('items[prd_a].price', '80.00 USD', '70.00 USD'),
  ];
  expect(undoPrices(list, changes)).toEqual({
    actions: [
      {
        do: 'edit',
        version: 4,
        input: {
          ...{ name: 'Silver', description: '', customerId: null, groupId: null },
          ...{ validFrom: null, validUntil: null },
        },
      },
      { do: 'change', productId: 'prd_a', price: usd(8_000), tiers: [] },
    ],
    left: 0,
  });
});

it('takes a product out that came, and brings one back that went', () => {
  const came = [
    change('items[prd_b].productId', null, 'prd_b'),
    change('items[prd_b].price', null, '9.00 USD'),
  ];
  expect(undoPrices(list, came)).toEqual({
    actions: [{ do: 'remove', productId: 'prd_b' }],
    left: 0,
  });
  const went = [
    change('items[prd_c].productId', 'prd_c', null),
    change('items[prd_c].price', '12.50 USD', null),
    change('items[prd_c].tiers[0].from', 10, null),
  ];
  expect(undoPrices(list, went)).toEqual({
    actions: [{ do: 'add', productId: 'prd_c', price: usd(1_250) }],
    left: 1,
  });
});

it('keeps a price that was changed again since', () => {
  expect(undoPrices(list, [change('items[prd_a].price', '80.00 USD', '75.00 USD')])).toEqual({
    actions: [],
    left: 1,
  });
});
