import { cardText } from '@solar/contracts/checkout/card-text';
import type { PaymentCard } from '@solar/contracts/checkout/payments-http';

interface PaidWithProps {
  /** Name of the means of payment in the language in use. */
  method: string;
  card: PaymentCard | null | undefined;
}

/** With what an order was paid; a card's brand and digits are the same in each language. */
export function PaidWith({ method, card }: PaidWithProps) {
  return <span translate={card ? 'no' : undefined}>{cardText(method, card)}</span>;
}
