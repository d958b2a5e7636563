/** Money of one payment in minor units: what was captured, given back, and is on its way back. */
export type Ledger = { captured: number; refunded: number; refundPending: number };

/** What may still be refunded; a pending refund counts as gone. */
export function refundable(ledger: Ledger): number {
  return ledger.captured - ledger.refunded - ledger.refundPending;
}

/** Takes an amount out of the refundable balance. Throws RangeError when there is less. */
export function reserveRefund(ledger: Ledger, amount: number): Ledger {
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount > refundable(ledger)) {
    throw new RangeError(`Cannot refund ${amount} of ${refundable(ledger)}`);
  }
  return { ...ledger, refundPending: ledger.refundPending + amount };
}

/** The provider's answer to a pending refund: the money went, or it stays. */
export function settleRefund(ledger: Ledger, amount: number, succeeded: boolean): Ledger {
  return {
    captured: ledger.captured,
    refunded: ledger.refunded + (succeeded ? amount : 0),
    refundPending: ledger.refundPending - amount,
  };
}
