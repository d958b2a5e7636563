import type { PriceListRecord } from '../../src/index/catalogue-records';
import { CatalogueSnapshot } from '../../src/index/catalogue-snapshot';
import { PriceBook } from '../../src/pricing/price-book';
import { productRecord, recordsOf } from '../index/product-records';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const snapshot = new CatalogueSnapshot(
  recordsOf([productRecord({ _id: 'prd_1', base: usd(1000), sale: usd(900) })]),
);

function list(fields: Partial<PriceListRecord>): PriceListRecord {
  return {
    _id: 'plt_1',
    customerId: null,
    groupId: null,
    approvedAt: new Date('2026-01-01T00:00:00Z'),
    items: [{ productId: 'prd_1', price: usd(500) }],
    ...fields,
  };
}

function priceFor(
  lists: PriceListRecord[],
  buyer = { customerId: 'usr_1', groupId: 'grp_1' as string | null },
  currency = 'USD',
) {
  const book = new PriceBook(snapshot, lists, new Map([['grp_1', 1000]]), currency);
  return book.profileOf(buyer).price(0);
}

describe('price book', () => {
  it('applies a list without customer or group to nobody', () => {
    expect(priceFor([list({})])).toMatchObject({ unit: usd(900), source: 'group' });
  });

  it("prices by the customer's own list before the group's", () => {
    const own = list({ customerId: 'usr_1', items: [{ productId: 'prd_1', price: usd(700) }] });
    const group = list({ groupId: 'grp_1', approvedAt: new Date('2026-06-01T00:00:00Z') });
    expect(priceFor([own, group])).toMatchObject({ unit: usd(700), source: 'priceList' });
    expect(priceFor([own, group], { customerId: 'usr_2', groupId: 'grp_1' })).toMatchObject({
      unit: usd(500),
    });
  });

  it('takes the list that was approved last', () => {
    const older = list({ customerId: 'usr_1' });
    const newer = list({
      customerId: 'usr_1',
      approvedAt: new Date('2026-02-01T00:00:00Z'),
      items: [{ productId: 'prd_1', price: usd(450) }],
    });
    expect(priceFor([older, newer])?.unit).toEqual(usd(450));
    expect(priceFor([newer, older])?.unit).toEqual(usd(450));
  });

  it("never shows one customer another's list", () => {
    const lists = [list({ customerId: 'usr_1' })];
    expect(priceFor(lists, { customerId: 'usr_2', groupId: null })).toMatchObject({
      unit: usd(900),
      source: 'sale',
    });
  });

  it('has no price in a currency that is not the shop’s', () => {
    expect(priceFor([list({ customerId: 'usr_1' })], undefined, 'AED')).toBeNull();
  });
});
