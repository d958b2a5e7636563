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

  it('keeps buyers apart whose lists differ, and none whose do not', () => {
    const own = list({ customerId: 'usr_1' });
    const keyOf = (lists: PriceListRecord[], customerId: string) =>
      new PriceBook(snapshot, lists, new Map(), 'USD').profileOf({ customerId, groupId: null }).key;
    expect(keyOf([own], 'usr_2')).toBe(keyOf([], 'usr_3'));
    expect(keyOf([own], 'usr_1')).not.toBe(keyOf([{ ...own, _id: 'plt_2' }], 'usr_1'));
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

  it('has no tier in a currency that is not the shop’s', () => {
    const tiers = [
      { from: 10, unit: { amount: 450, currency: 'AED' } },
      { from: 36, unit: usd(400) },
    ];
    const own = list({
      customerId: 'usr_1',
      items: [{ productId: 'prd_1', price: usd(500), tiers }],
    });
    expect(priceFor([own])?.tiers).toEqual([{ from: 36, unit: usd(400) }]);
  });

  it('has one key for buyers with the same prices, and never for buyers with others', () => {
    const lists = [list({ customerId: 'usr_1' }), list({ _id: 'plt_2', groupId: 'grp_2' })];
    const book = new PriceBook(snapshot, lists, new Map([['grp_1', 1000]]), 'USD');
    const key = (customerId: string, groupId: string | null) =>
      book.profileOf({ customerId, groupId }).key;
    expect(key('usr_2', null)).toBe(key('usr_3', null));
    expect(key('usr_2', 'grp_1')).toBe(key('usr_3', 'grp_1'));
    const different = [
      key('usr_1', null),
      key('usr_2', null),
      key('usr_1', 'grp_1'),
      key('usr_2', 'grp_1'),
      key('usr_1', 'grp_2'),
      key('usr_2', 'grp_2'),
    ];
    expect(new Set(different).size).toBe(different.length);
  });

  it('keeps the profiles that were used last', () => {
    const book = new PriceBook(snapshot, [], new Map(), 'USD');
    const of = (groupId: string) => book.profileOf({ customerId: 'usr_1', groupId });
    const kept = of('kept');
    const dropped = of('dropped');
    for (let i = 0; i < 300; i += 1) {
      of(`grp_${i}`);
      expect(of('kept')).toBe(kept);
    }
    expect(of('dropped')).not.toBe(dropped);
  });
});
