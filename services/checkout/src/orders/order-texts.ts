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
  /** Notes on an order that was cancelled without the customer. */
  outOfStock: string;
  outOfStockUnpaid: string;
  notTransferred: string;
  transfer: {
    subject: (number: string) => string;
    intro: (number: string) => string;
    reminderSubject: (number: string) => string;
    reminder: (number: string) => string;
    due: (date: string) => string;
    document: string;
    payTo: string;
    accountHolder: string;
    bank: string;
    reference: string;
  };
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
    outOfStock: 'An item was no longer in stock. We are refunding the full amount.',
    outOfStockUnpaid: 'An item was no longer in stock. Please do not transfer the amount.',
    notTransferred: 'We did not receive your transfer by the due date.',
    transfer: {
      subject: (number) => `Order ${number}: please transfer the amount`,
      intro: (number) =>
        `thank you for your order ${number}. Its goods are reserved for you, and we will prepare it as soon as your transfer has arrived.`,
      reminderSubject: (number) => `Reminder: order ${number} is waiting for your transfer`,
      reminder: (number) =>
        `we have not received your transfer for order ${number} yet. If you sent it in the last few days, please ignore this message.`,
      due: (date) =>
        `Please transfer the amount by ${date}. After that date the order is cancelled.`,
      document: 'Pro-forma invoice',
      payTo: 'Please transfer to',
      accountHolder: 'Account holder',
      bank: 'Bank',
      reference: 'Reference',
    },
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
    outOfStock: 'Un article n’était plus disponible. Nous vous remboursons la totalité du montant.',
    outOfStockUnpaid: 'Un article n’était plus disponible. Merci de ne pas effectuer le virement.',
    notTransferred: 'Nous n’avons pas reçu votre virement dans le délai prévu.',
    transfer: {
      subject: (number) => `Commande ${number} : votre virement`,
      intro: (number) =>
        `merci pour votre commande ${number}. Les articles vous sont réservés et nous la préparerons dès réception de votre virement.`,
      reminderSubject: (number) =>
        `Rappel : la commande ${number} est en attente de votre virement`,
      reminder: (number) =>
        `nous n’avons pas encore reçu votre virement pour la commande ${number}. Si vous l’avez effectué ces derniers jours, merci de ne pas tenir compte de ce message.`,
      due: (date) =>
        `Merci d’effectuer le virement au plus tard le ${date}. Passé cette date, la commande sera annulée.`,
      document: 'Facture pro forma',
      payTo: 'Virement à effectuer à',
      accountHolder: 'Titulaire du compte',
      bank: 'Banque',
      reference: 'Référence',
    },
  },
};
