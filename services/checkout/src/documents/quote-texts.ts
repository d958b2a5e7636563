import type { Language } from '@solar/contracts/common/localized';

const en = {
  quote: 'Quote',
  request: 'Request for prices',
  revision: (number: number) => `Revision ${number}`,
  issued: 'Date',
  validUntil: 'Valid until',
  seller: 'Seller',
  customer: 'For',
  taxNumber: 'TRN',
  product: 'Product',
  quantity: 'Quantity',
  unitPrice: 'Unit price',
  amount: 'Amount',
  noPrice: 'Price to come',
  subtotal: 'Subtotal',
  shippingTo: (country: string) => `Delivery to ${country}`,
  total: 'Total',
  added: 'Delivery and tax are added at checkout, based on the address.',
  note: 'Note',
  questions: (email: string) => `Questions? Write to ${email}.`,
};
export type QuoteTexts = typeof en;

const fr: QuoteTexts = {
  quote: 'Devis',
  request: 'Demande de prix',
  revision: (number) => `Révision ${number}`,
  issued: 'Date',
  validUntil: 'Valable jusqu’au',
  seller: 'Vendeur',
  customer: 'Pour',
  taxNumber: 'TRN',
  product: 'Produit',
  quantity: 'Quantité',
  unitPrice: 'Prix unitaire',
  amount: 'Montant',
  noPrice: 'Prix à venir',
  subtotal: 'Sous-total',
  shippingTo: (country) => `Livraison\u00a0: ${country}`,
  total: 'Total',
  added: 'La livraison et la taxe s’ajoutent lors de la commande, selon l’adresse.',
  note: 'Remarque',
  questions: (email) => `Des questions\u00a0? Écrivez à ${email}.`,
};

export const QUOTE_TEXTS: Record<Language, QuoteTexts> = { en, fr };
