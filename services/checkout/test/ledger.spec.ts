import fc from 'fast-check';
import { refundable, reserveRefund, settleRefund, type Ledger } from '../src/payments/ledger';

type Step = { amount: number; succeeded: boolean; settle: boolean };

describe('payment ledger', () => {
  it('keeps captured ≥ refunded + pending ≥ 0 over any sequence of refunds', () => {
    const steps = fc.array(
      fc.record({
        amount: fc.integer({ min: -5, max: 600 }),
        succeeded: fc.boolean(),
        settle: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(fc.nat(1_000), steps, (captured, sequence: Step[]) => {
        let ledger: Ledger = { captured, refunded: 0, refundPending: 0 };
        const pending: number[] = [];
        for (const step of sequence) {
          const oldest = step.settle ? pending.shift() : undefined;
          if (oldest !== undefined) ledger = settleRefund(ledger, oldest, step.succeeded);
          if (step.amount > 0 && step.amount <= refundable(ledger)) {
            ledger = reserveRefund(ledger, step.amount);
            pending.push(step.amount);
          } else {
            const before = ledger;
            expect(() => reserveRefund(before, step.amount)).toThrow(RangeError);
          }
          expect(refundable(ledger)).toBeGreaterThanOrEqual(0);
          expect(ledger.refunded).toBeGreaterThanOrEqual(0);
          expect(ledger.refundPending).toBe(pending.reduce((sum, amount) => sum + amount, 0));
        }
      }),
    );
  });
});
