import {
  CHECKOUT_TRANSITIONS,
  type CheckoutState,
} from '@solar/contracts/checkout/checkout-states';

export type SagaStep = {
  /** States that the step may start from; none for the first step. */
  from: readonly CheckoutState[];
  to: CheckoutState;
  /** Who or what makes it happen. */
  trigger: string;
  /** What it does, all in the one write that moves the state. */
  effect: string;
};

/**
 * A purchase from its first step to its last. Each step is a compare-and-set on `from`: whoever comes second does nothing. The file of
 * a step is named in front of its effect.
 */
export const SAGA = {
  start: {
    from: [],
    to: 'reserving',
    trigger: 'POST /api/checkout/checkouts',
    effect: 'start: freezes lines, prices and addresses; owes placeHold',
  },
  held: {
    from: ['reserving'],
    to: 'reserved',
    trigger: 'stock.held',
    effect: 'held: the shopper may pay until the hold ends',
  },
  refused: {
    from: ['reserving'],
    to: 'cancelled',
    trigger: 'stock.hold-refused',
    effect: 'held: keeps what is missing, for the answer to the shopper',
  },
  intent: {
    from: ['reserved'],
    to: 'authorizing',
    trigger: 'POST /api/payments/create-intent with a card',
    effect:
      'intent: written before the provider is asked for the payment, so that a crash leaves a trace',
  },
  transfer: {
    from: ['reserved'],
    to: 'awaiting_transfer',
    trigger: 'POST /api/payments/create-intent with a bank transfer',
    effect:
      'transfer: places the unpaid order, which owes confirmHold; takes its lines out of the cart',
  },
  paid: {
    from: ['authorizing', 'voiding', 'cancelled'],
    to: 'paid',
    trigger: 'the provider has the money: webhook, the browser’s poll or the sweeper',
    effect: 'paid: makes the order, which owes confirmHold; takes its lines out of the cart',
  },
  received: {
    from: ['awaiting_transfer'],
    to: 'paid',
    trigger: 'staff confirm the receipt of a transfer',
    effect: 'transfer: the order is paid, and placed when its stock is allocated',
  },
  giveBack: {
    from: ['authorizing', 'voiding', 'cancelled'],
    to: 'paid_unfulfillable',
    trigger: 'the provider has money of another amount, or for a cart that was ordered already',
    effect: 'paid: reserves the whole refund; owes releaseHold',
  },
  unallocated: {
    from: ['paid'],
    to: 'paid_unfulfillable',
    trigger: 'stock.allocation-refused',
    effect: 'allocated: cancels the order and reserves the whole refund',
  },
  void: {
    from: ['authorizing'],
    to: 'voiding',
    trigger: 'the shopper leaves or starts again, or the hold has ended',
    effect: 'void: the provider is asked to cancel, and its answer decides',
  },
  voided: {
    from: ['authorizing', 'voiding'],
    to: 'cancelled',
    trigger: 'the provider has cancelled the payment',
    effect: 'void: owes releaseHold',
  },
  cancel: {
    from: ['reserving', 'reserved'],
    to: 'cancelled',
    trigger: 'the shopper leaves or starts again, or the hold has ended; no payment exists',
    effect: 'void: owes releaseHold',
  },
  transferEnded: {
    from: ['awaiting_transfer'],
    to: 'cancelled',
    trigger: 'the transfer is overdue, staff cancel the order, or stock.allocation-refused',
    effect: 'transfer: cancels the order, which owes releaseAllocation',
  },
  refunded: {
    from: ['paid_unfulfillable'],
    to: 'refunded',
    trigger: 'the provider has given all of the money back',
    effect: 'refund: books the refund on payment and order',
  },
} as const satisfies Record<string, SagaStep>;

export type SagaStepName = keyof typeof SAGA;

/** Throws Error when the steps and the legal moves of the contract are not the same set. */
export function assertSaga(steps: Readonly<Record<string, SagaStep>> = SAGA): void {
  const made = new Set(
    Object.values(steps).flatMap(({ from, to }) => from.map((state) => `${state} → ${to}`)),
  );
  const legal = new Set(
    Object.entries(CHECKOUT_TRANSITIONS).flatMap(([from, targets]) =>
      targets.map((to) => `${from} → ${to}`),
    ),
  );
  const wrong = [
    ...[...made].filter((move) => !legal.has(move)).map((move) => `${move} is no legal move`),
    ...[...legal].filter((move) => !made.has(move)).map((move) => `${move} has no step`),
  ];
  if (wrong.length > 0) throw new Error(`checkout saga: ${wrong.join('; ')}`);
}
