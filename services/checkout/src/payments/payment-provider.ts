import type {
  PaymentCard,
  PaymentConfig,
  PaymentMethod,
} from '@solar/contracts/checkout/payments-http';
import type { PaymentStatus } from '@solar/contracts/checkout/payment-states';
import type { Money } from '@solar/contracts/common/money';

/** What a provider says about a payment, in the words of this service. */
export type ProviderPayment = {
  paymentId: string;
  checkoutId: string | null;
  status: 'open' | 'declined' | 'processing' | 'succeeded' | 'cancelled';
  amount: Money;
  captured: Money;
  method: string | null;
  /** Null for another means, and where it was not said. */
  card: PaymentCard | null;
  lastErrorCode: string | null;
};

/** A payment with what the browser needs to pay it; the secret is empty when it needs nothing. */
export type OpenedPayment = { payment: ProviderPayment; clientSecret: string };

/** A payment that the service knows, as it is handed to its provider. */
export type KnownPayment = { paymentId: string; checkoutId: string; amount: Money };

export type RefundOutcome = 'succeeded' | 'pending' | 'failed';

/** What a webhook says, once it is verified. */
export type ProviderEvent =
  | { id: string; kind: 'payment'; payment: ProviderPayment }
  | { id: string; kind: 'refund'; paymentId: string; refundId: string; outcome: RefundOutcome };

export type WebhookHeaders = Readonly<Record<string, string | string[] | undefined>>;

/**
 * The port to a payment provider. Every write has an idempotency key of an id that never changes, so that repeating after a timeout is
 * always right; no answer is thrown as 503 and never taken for a refusal.
 */
export interface PaymentProvider {
  /** What a payment stores about who carries it. Never changes. */
  readonly code: string;
  /** What the shopper chooses it by. */
  readonly method: PaymentMethod;
  /** False when it is not set up: it is not offered then. */
  readonly offered: boolean;
  /** True when the order is placed before its money comes, and staff say when it has come. */
  readonly deferred: boolean;
  /** Creates the payment of a checkout, or answers the one that exists. */
  create(checkoutId: string, amount: Money): Promise<OpenedPayment>;
  retrieve(payment: KnownPayment): Promise<OpenedPayment>;
  /** The card behind a payment whose event does not name it; null when it is none, or is not said in time: no order waits for it. */
  cardOf(paymentId: string): Promise<PaymentCard | null>;
  /** Pays with a means that the provider knows; browsers confirm with the provider itself. */
  confirm(payment: KnownPayment, means: string): Promise<ProviderPayment>;
  /** Cancels a payment; one that can no longer be cancelled is answered as it stands. */
  cancel(payment: KnownPayment): Promise<ProviderPayment>;
  /** Gives money back. A refusal by the provider is `failed`; no answer is an error and stays unknown. */
  refund(payment: KnownPayment, refundId: string, amount: number): Promise<RefundOutcome>;
  /** Verifies a webhook on its raw body; null for an event without a meaning here. Throws 400 when it is not the provider's. */
  parseWebhook(rawBody: Buffer, headers: WebhookHeaders): ProviderEvent | null;
  /** How a browser reaches the provider. */
  browserConfig(): Pick<PaymentConfig, 'publishableKey' | 'local' | 'scriptUrl'> | null;
}

/** Every provider that the service has, in the order in which shoppers see them. */
export const PAYMENT_PROVIDERS = Symbol('PAYMENT_PROVIDERS');

/** The status that a payment has after what its provider says. */
export const STATUS_OF: Record<ProviderPayment['status'], PaymentStatus> = {
  open: 'requires_payment',
  declined: 'requires_payment',
  processing: 'processing',
  succeeded: 'succeeded',
  cancelled: 'cancelled',
};
