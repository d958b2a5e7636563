import type { OrderStatus } from '@solar/contracts/checkout/order-states';
import type { Language } from '@solar/contracts/common/localized';

export type OrderTexts = {
  hello: (name: string) => string;
  confirmed: { subject: (number: string) => string; intro: (number: string) => string };
  status: {
    subject: (number: string, status: string) => string;
    intro: (number: string, status: string) => string;
  };
  statuses: Record<OrderStatus, string>;
  items: string;
  subtotal: string;
  shipping: string;
  tax: string;
  total: string;
  deliveredTo: string;
  billedTo: string;
  tracking: (carrier: string, number: string) => string;
  view: string;
  document: string;
  product: string;
  quantity: string;
  unitPrice: string;
  amount: string;
  questions: (email: string) => string;
};

/** Texts of mails and of the PDF. */
export const ORDER_TEXTS: Record<Language, OrderTexts> = {
  en: {
    hello: (name) => `Hello ${name},`,
    confirmed: {
      subject: (number) => `Order ${number} is confirmed`,
      intro: (number) =>
        `thank you for your order ${number}. It is paid and its goods are reserved.`,
    },
    status: {
      subject: (number, status) => `Order ${number}: ${status}`,
      intro: (number, status) => `your order ${number} is now: ${status}.`,
    },
    statuses: {
      pending: 'pending',
      processing: 'processing',
      onhold: 'on hold',
      shipped: 'shipped',
      delivered: 'delivered',
      completed: 'completed',
      cancelled: 'cancelled',
      refunded: 'refunded',
    },
    items: 'Your order',
    subtotal: 'Subtotal',
    shipping: 'Shipping',
    tax: 'Tax',
    total: 'Total',
    deliveredTo: 'Delivery address',
    billedTo: 'Billing address',
    tracking: (carrier, number) => `Carrier ${carrier}, tracking number ${number}`,
    view: 'View your order',
    document: 'Order confirmation',
    product: 'Product',
    quantity: 'Quantity',
    unitPrice: 'Unit price',
    amount: 'Amount',
    questions: (email) => `Questions? Write to ${email}.`,
  },
  fr: {
    hello: (name) => `Bonjour ${name},`,
    confirmed: {
      subject: (number) => `Commande ${number} confirmée`,
      intro: (number) =>
        `merci pour votre commande ${number}. Elle est payée et les articles sont réservés.`,
    },
    status: {
      subject: (number, status) => `Commande ${number} : ${status}`,
      intro: (number, status) => `votre commande ${number} est désormais : ${status}.`,
    },
    statuses: {
      pending: 'en attente',
      processing: 'en préparation',
      onhold: 'suspendue',
      shipped: 'expédiée',
      delivered: 'livrée',
      completed: 'terminée',
      cancelled: 'annulée',
      refunded: 'remboursée',
    },
    items: 'Votre commande',
    subtotal: 'Sous-total',
    shipping: 'Livraison',
    tax: 'Taxe',
    total: 'Total',
    deliveredTo: 'Adresse de livraison',
    billedTo: 'Adresse de facturation',
    tracking: (carrier, number) => `Transporteur ${carrier}, numéro de suivi ${number}`,
    view: 'Voir votre commande',
    document: 'Confirmation de commande',
    product: 'Produit',
    quantity: 'Quantité',
    unitPrice: 'Prix unitaire',
    amount: 'Montant',
    questions: (email) => `Des questions ? Écrivez à ${email}.`,
  },
};
