import { countLine, isAboveThreshold, needsAnother } from '../src/stocktakes/second-count';

const amal = { id: 'usr_a', name: 'Amal' };
const omar = { id: 'usr_o', name: 'Omar' };
const at = new Date('2026-11-23T08:00:00Z');
const count = (expected: number, counted: number, by = amal) => ({ expected, counted, by, at });

describe('the threshold of a second count', () => {
  it.each([
    [10, 10, { recountPieces: 0 }, false],
    [10, 9, { recountPieces: 0 }, true],
    [10, 8, { recountPieces: 2 }, false],
    [10, 13, { recountPieces: 2 }, true],
    [100, 95, { recountPercent: 5 }, false],
    [100, 94, { recountPercent: 5 }, true],
    [0, 1, { recountPercent: 100 }, true],
    [100, 90, { recountPieces: 50, recountPercent: 5 }, true],
    [100, 0, {}, false],
    [100, 0, { recountPieces: null, recountPercent: null }, false],
  ])('of %i pieces, %i counted, by %j', (expected, counted, thresholds, above) => {
    expect(isAboveThreshold({ expected, counted }, thresholds)).toBe(above);
  });
});

describe('the threshold by value', () => {
  const cost = { pieces: 4, value: 10_000, currency: 'USD' };
  const recountValue = { amount: 5_000, currency: 'USD' };

  it.each([
    [10, 8, cost, false],
    [10, 7, cost, true],
    [10, 13, cost, true],
    [10, 0, null, false],
    [10, 0, { ...cost, currency: 'AED' }, false],
    [10, 0, { ...cost, pieces: 0, value: 0 }, false],
  ])('of %i pieces, %i counted, that cost %j', (expected, counted, known, above) => {
    expect(isAboveThreshold({ expected, counted }, { recountValue }, known)).toBe(above);
  });
});

describe('a count above the threshold', () => {
  const thresholds = { recountPieces: 1 };

  it('leaves the line uncounted until another person has counted, and that count holds', () => {
    const first = countLine(undefined, count(10, 4), thresholds);
    expect(first).toMatchObject({ counted: null, variance: null, recount: 'due' });
    expect([needsAnother(first, amal), needsAnother(first, omar)]).toEqual([true, false]);
    const second = countLine(first, count(10, 5, omar), thresholds);
    expect(second).toMatchObject({ counted: 5, variance: -5, countedBy: omar, recount: 'done' });
    expect(second.first).toMatchObject({ counted: 4, by: amal });
  });

  it('is not what a count within it is', () => {
    const line = countLine(undefined, count(10, 9), thresholds);
    expect(line).toMatchObject({ counted: 9, variance: -1 });
    expect(line.recount).toBeUndefined();
  });
});
