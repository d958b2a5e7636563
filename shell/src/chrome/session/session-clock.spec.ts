import fc from 'fast-check';
import { sessionPhase, untilNextPhase, WARNING_MS } from './session-clock';

const end = Date.parse('2026-11-21T12:00:00Z');
const endsAt = new Date(end).toISOString();

describe('the clock of a session', () => {
  it('warns two minutes before the end', () => {
    expect(sessionPhase(endsAt, end - WARNING_MS - 1)).toBe('quiet');
    expect(sessionPhase(endsAt, end - WARNING_MS)).toBe('warning');
    expect(sessionPhase(endsAt, end - 1)).toBe('warning');
    expect(sessionPhase(endsAt, end)).toBe('over');
    expect(sessionPhase(null, end)).toBe('quiet');
  });

  it('wakes exactly when the phase changes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 * WARNING_MS }), (before) => {
        const now = end - before;
        const wait = untilNextPhase(endsAt, now) ?? 0;
        expect(sessionPhase(endsAt, now + wait)).not.toBe(sessionPhase(endsAt, now));
        expect(sessionPhase(endsAt, now + wait - 1)).toBe(sessionPhase(endsAt, now));
      }),
    );
  });

  it('never wakes for a session that is over or has no end', () => {
    expect(untilNextPhase(null, end)).toBeNull();
    expect(untilNextPhase(endsAt, end)).toBeNull();
  });
});
