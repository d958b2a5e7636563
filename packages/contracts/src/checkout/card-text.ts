import type { PaymentCard } from './payments-http';

/** Names that no language translates. */
const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** A way of paying with the card behind it, “Visa •••• 4242”; a brand without a name here is called what its method is called. */
export function cardText(method: string, card: PaymentCard | null | undefined): string {
  if (!card) return method;
  return `${BRANDS[card.brand] ?? method}\u00a0•••• ${card.last4}`;
}
