import type { Language } from '@solar/contracts/common/localized';

export type DocumentTexts = {
  document: string;
  deliveredTo: string;
  billedTo: string;
  taxNumber: string;
  product: string;
  quantity: string;
  unitPrice: string;
  amount: string;
  subtotal: string;
  shipping: string;
  tax: string;
  total: string;
  purchaseOrder: string;
  notes: string;
  questions: (email: string) => string;
  transfer: {
    document: string;
    payTo: string;
    accountHolder: string;
    bank: string;
    reference: string;
    due: (date: string) => string;
  };
};

export const DOCUMENT_TEXTS: Record<Language, DocumentTexts> = {
  en: {
    document: 'Order confirmation',
    deliveredTo: 'Delivery address',
    billedTo: 'Billing address',
    taxNumber: 'TRN',
    product: 'Product',
    quantity: 'Quantity',
    unitPrice: 'Unit price',
    amount: 'Amount',
    subtotal: 'Subtotal',
    shipping: 'Shipping',
    tax: 'Tax',
    total: 'Total',
    purchaseOrder: 'Your PO number',
    notes: 'Delivery instructions',
    questions: (email) => `Questions? Write to ${email}.`,
    transfer: {
      document: 'Pro-forma invoice',
      payTo: 'Please transfer to',
      accountHolder: 'Account holder',
      bank: 'Bank',
      reference: 'Reference',
      due: (date) =>
        `Please transfer the amount by ${date}. After that date the order is cancelled.`,
    },
  },
  fr: {
    document: 'Confirmation de commande',
    deliveredTo: 'Adresse de livraison',
    billedTo: 'Adresse de facturation',
    taxNumber: 'TRN',
    product: 'Produit',
    quantity: 'Quantité',
    unitPrice: 'Prix unitaire',
    amount: 'Montant',
    subtotal: 'Sous-total',
    shipping: 'Livraison',
    tax: 'Taxe',
    total: 'Total',
    purchaseOrder: 'Votre n° de bon de commande',
    notes: 'Instructions de livraison',
    questions: (email) => `Une question ? Écrivez à ${email}.`,
    transfer: {
      document: 'Facture pro forma',
      payTo: 'Virement à effectuer à',
      accountHolder: 'Titulaire du compte',
      bank: 'Banque',
      reference: 'Référence',
      due: (date) =>
        `Merci d’effectuer le virement au plus tard le ${date}. Passé cette date, la commande sera annulée.`,
    },
  },
};
