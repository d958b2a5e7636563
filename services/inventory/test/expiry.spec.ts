import { availableOf } from '../src/stock/domain/availability';
import { changePick } from '../src/stock/domain/change-pick';
import { displacePromised } from '../src/stock/domain/displacement';
import { correctExpiry, lapseGoods } from '../src/stock/domain/expiry';
import { placeHold } from '../src/stock/domain/holds';
import { publicLevelOf } from '../src/stock/domain/levels';
import { postMoves, type NewMove } from '../src/stock/domain/moves';
import { confirmHold, releaseAllocation } from '../src/stock/domain/orders';
import { coverShortage } from '../src/stock/domain/shortages';
import { BINS, CAUSE, LOSS, SUPPLIER, World } from './fixtures/stock-model-world';

const TODAY = new Date('2026-06-01T10:00:00Z');
const TOMORROW = new Date('2026-06-02T00:00:30Z');
const LATER = new Date('2026-06-09T00:00:00Z');

function receive(world: World, bin: number, quantity: number, expiresOn: string | null): void {
  const to = BINS[bin];
  if (!to) throw new Error(`No bin ${bin}`);
  const lot = expiresOn === null ? '' : 'L1';
  const move: NewMove = {
    ...{ productId: 'prd_a', lot, quantity, from: SUPPLIER, to },
    ...{ reason: 'receipt', age: { expiresOn } },
  };
  postMoves(world.work, [move], CAUSE, TODAY);
}

function hold(world: World, holdId: string, quantity: number, now = TODAY) {
  const lines = [{ productId: 'prd_a', quantity }];
  placeHold(world.work, { holdId, checkoutId: holdId, lines, expiresAt: LATER }, now);
  return world.work.reservations.get(holdId)?.status;
}

const all = ({ work }: World) => work.balances.all().map(({ id }) => id);
const available = ({ work }: World) => availableOf(work.product('prd_a'));
const picksOf = ({ work }: World, holdId: string) =>
  work.reservations.get(holdId)?.picks.map(({ binId, quantity }) => [binId, quantity]);
const confirm = (world: World, holdId: string, now: Date) =>
  confirmHold(world.work, { holdId, orderId: `ord_${holdId}`, orderNumber: holdId }, now);

/** Four pieces that may be used up to today, and three that do not expire, in another warehouse. */
function stocked(): World {
  const world = new World();
  receive(world, 0, 4, '2026-06-01');
  receive(world, 2, 3, null);
  return world;
}

describe('goods whose last day is over', () => {
  it('are no longer available, and their warehouse promises them no more', () => {
    const world = stocked();
    lapseGoods(world.work, all(world), TODAY);
    expect(available(world)).toBe(7);
    lapseGoods(world.work, all(world), TOMORROW);
    expect(publicLevelOf(world.work.product('prd_a'))).toMatchObject({
      ...{ available: 3, onHand: 7, warehouses: [{ warehouseId: 'whs_2', available: 3 }] },
    });
    expect(hold(world, 'h1', 4, TOMORROW)).toBe('refused');
    expect(hold(world, 'h2', 3, TOMORROW)).toBe('held');
    confirm(world, 'h2', TOMORROW);
    expect(picksOf(world, 'h2')).toEqual([['bin_3', 3]]);
  });

  it('stay with who held them before, and new goods go there first', () => {
    const world = stocked();
    hold(world, 'h1', 5);
    lapseGoods(world.work, all(world), TOMORROW);
    expect(available(world)).toBe(-2);
    expect(publicLevelOf(world.work.product('prd_a')).available).toBe(0);
    receive(world, 1, 3, null);
    expect(available(world)).toBe(1);
    confirm(world, 'h1', TOMORROW);
    expect(picksOf(world, 'h1')).toEqual([
      ['bin_2', 3],
      ['bin_3', 2],
    ]);
    expect(available(world)).toBe(1);
  });

  it('serve a hold that nothing else can serve, and are expired again when its order ends', () => {
    const world = stocked();
    hold(world, 'h1', 7);
    lapseGoods(world.work, all(world), TOMORROW);
    confirm(world, 'h1', TOMORROW);
    expect(picksOf(world, 'h1')).toEqual([
      ['bin_3', 3],
      ['bin_1', 4],
    ]);
    expect(available(world)).toBe(0);
    releaseAllocation(world.work, { orderId: 'ord_h1', actor: null }, TOMORROW);
    expect([available(world), world.work.product('prd_a').expired]).toEqual([3, 4]);
  });

  it('can be written off; what is usable is not taken from a hold to keep them', () => {
    const world = stocked();
    hold(world, 'h1', 3);
    lapseGoods(world.work, all(world), TOMORROW);
    const [spoilt, , good] = BINS;
    if (!spoilt || !good) throw new Error('No bins');
    const goods = { productId: 'prd_a', to: LOSS };
    const off = { ...goods, lot: 'L1', quantity: 4, from: spoilt, reason: 'expired' as const };
    displacePromised(world.work, [off], { choices: new Map() }, TOMORROW);
    postMoves(world.work, [off], CAUSE, TOMORROW);
    expect(world.work.reservations.get('h1')?.status).toBe('held');
    const lost = { ...goods, lot: '', quantity: 1, from: good, reason: 'lost' as const };
    displacePromised(world.work, [lost], { choices: new Map() }, TOMORROW);
    postMoves(world.work, [lost], CAUSE, TOMORROW);
    expect(world.work.reservations.get('h1')?.status).toBe('released');
  });

  it('take nobody’s place: an order whose bin is emptied goes short rather than get them', () => {
    const world = stocked();
    lapseGoods(world.work, all(world), TOMORROW);
    hold(world, 'h1', 3, TOMORROW);
    confirm(world, 'h1', TOMORROW);
    const [, , from] = BINS;
    if (!from) throw new Error('No bin');
    const goods = { productId: 'prd_a', lot: '', quantity: 1, from, to: LOSS };
    const lost = { ...goods, reason: 'lost' as const };
    const displace = (choices: [string, 'wait'][]) =>
      displacePromised(world.work, [lost], { choices: new Map(choices) }, TOMORROW);
    expect(() => displace([])).toThrow('The goods are promised to orders');
    displace([['ord_h1', 'wait']]);
    postMoves(world.work, [lost], CAUSE, TOMORROW);
    expect(picksOf(world, 'h1')).toEqual([['bin_3', 2]]);
    coverShortage(world.work, { orderId: 'ord_h1', actor: null }, TOMORROW);
    expect(world.work.reservations.get('h1')?.short).toEqual([{ productId: 'prd_a', quantity: 1 }]);
    const repick = { orderId: 'ord_h1', from: 'prd_a|bin_3|', to: 'prd_a|bin_1|L1', quantity: 1 };
    expect(() => changePick(world.work, { ...repick, actor: null }, TOMORROW)).toThrow(
      /fewer free/,
    );
  });

  it('are available again when their day was entered wrongly', () => {
    const world = stocked();
    lapseGoods(world.work, all(world), TOMORROW);
    const moves = world.work.moves.length;
    const lot = { productId: 'prd_a', lot: 'L1' };
    correctExpiry(world.work, { ...lot, expiresOn: '2027-06-01' }, TOMORROW);
    expect([available(world), world.work.moves.length]).toEqual([7, moves]);
    correctExpiry(world.work, { ...lot, expiresOn: '2026-05-01' }, TOMORROW);
    expect(available(world)).toBe(3);
    correctExpiry(world.work, { ...lot, expiresOn: null }, TOMORROW);
    expect(available(world)).toBe(7);
  });
});
