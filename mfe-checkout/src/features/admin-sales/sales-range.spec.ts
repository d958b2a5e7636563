import { change, lastDays, roundTop, stepOf } from './sales-range';

describe('the period of a sales report', () => {
  it('ends today at the head office', () => {
    const lateEvening = new Date('2026-03-01T21:00:00Z');
    expect(lastDays('7', lateEvening)).toEqual({ from: '2026-02-24', to: '2026-03-02' });
    expect(lastDays('30', lateEvening).from).toBe('2026-02-01');
  });

  it('is drawn by day as long as the bars can be distinguished', () => {
    expect(stepOf({ from: '2026-01-01', to: '2026-04-02' })).toBe('day');
    expect(stepOf({ from: '2026-01-01', to: '2026-04-03' })).toBe('month');
  });

  it('has no change against nothing', () => {
    expect(change(150, 100)).toBe(0.5);
    expect(change(0, 100)).toBe(-1);
    expect(change(10, 0)).toBeNull();
  });

  it('is drawn against a round amount that no bar reaches', () => {
    expect([0, 1, 99, 100, 1_233_642, 3_593_207].map(roundTop)).toEqual([
      2, 2, 100, 150, 1_500_000, 4_000_000,
    ]);
  });
});
