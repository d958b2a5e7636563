import { postMoves, type NewMove } from '../src/stock/domain/moves';
import type { BinLocation, Location } from '../src/stock/domain/stock-rows';
import { mirrorMoves } from '../src/reversals/mirror-moves';
import { CAUSE, BINS, LOSS, SUPPLIER, World } from './fixtures/stock-model-world';

const TRANSIT: Location = { kind: 'transit' };
const JANUARY = new Date('2026-01-05T08:00:00Z');
const MARCH = new Date('2026-03-05T08:00:00Z');
const MAY = new Date('2026-05-05T08:00:00Z');

function bin(index: number): BinLocation {
  const found = BINS[index];
  if (!found) throw new Error(`No bin ${index}`);
  return found;
}

function move(from: Location, to: Location, edit: Partial<NewMove> = {}): NewMove {
  return { productId: 'prd_a', lot: 'L1', quantity: 4, from, to, reason: 'receipt', ...edit };
}

function ages({ work }: World) {
  return work.balances
    .all()
    .map(({ binId, onHand, firstReceivedAt, expiresOn }) => [
      ...[binId, onHand, firstReceivedAt.toISOString().slice(0, 7), expiresOn],
    ]);
}

function received(): World {
  const world = new World();
  const age = { expiresOn: '2027-01-31' };
  postMoves(world.work, [move(SUPPLIER, bin(0), { age })], CAUSE, JANUARY);
  return world;
}

describe('age of goods', () => {
  it('travels with them from bin to bin, through transit', () => {
    const world = received();
    postMoves(world.work, [move(bin(0), bin(1), { quantity: 1 })], CAUSE, MARCH);
    const [left] = postMoves(
      world.work,
      [move(bin(0), TRANSIT, { quantity: 3, reason: 'transfer_out' })],
      CAUSE,
      MARCH,
    );
    const arrival = move(TRANSIT, bin(2), { quantity: 3, age: left?.age });
    postMoves(world.work, [arrival], CAUSE, MAY);
    expect(ages(world)).toEqual([
      ['bin_1', 0, '2026-01', '2027-01-31'],
      ['bin_2', 1, '2026-01', '2027-01-31'],
      ['bin_3', 3, '2026-01', '2027-01-31'],
    ]);
  });

  it('is that of the oldest goods, and of the first to expire, where goods are mixed', () => {
    const world = received();
    const age = { expiresOn: '2026-12-31' };
    postMoves(world.work, [move(SUPPLIER, bin(1), { age })], CAUSE, MARCH);
    postMoves(world.work, [move(bin(1), bin(0))], CAUSE, MAY);
    expect(ages(world)[0]).toEqual(['bin_1', 8, '2026-01', '2026-12-31']);
  });

  it('begins anew in an empty bin, and comes back with a reversal', () => {
    const world = received();
    const lost = postMoves(world.work, [move(bin(0), LOSS, { reason: 'lost' })], CAUSE, MARCH);
    postMoves(world.work, mirrorMoves(lost), CAUSE, MAY);
    expect(ages(world)).toEqual([['bin_1', 4, '2026-01', '2027-01-31']]);
    postMoves(world.work, [move(bin(0), LOSS, { reason: 'lost' })], CAUSE, MAY);
    const age = { expiresOn: '2028-01-31' };
    postMoves(world.work, [move(SUPPLIER, bin(0), { age })], CAUSE, MAY);
    expect(ages(world)).toEqual([['bin_1', 4, '2026-05', '2028-01-31']]);
  });
});
