import type { CardField, CardProblem } from './card-validation';

export type CardLocale = 'en' | 'fr';

export interface CardTexts {
  legend: string;
  badge: string;
  notice: string;
  labels: Record<CardField, string>;
  problems: Record<CardField, Partial<Record<CardProblem, string>>>;
  cards: { title: string; use: string; names: Record<string, string> };
}

const en: CardTexts = {
  legend: 'Card details',
  badge: 'TEST',
  notice: 'Test payment: use one of the test cards below. No money moves.',
  labels: { number: 'Card number', expiry: 'Expiry date', cvc: 'Security code' },
  problems: {
    number: {
      required: 'Enter the card number.',
      invalid: 'This card number is not complete or not right.',
    },
    expiry: {
      required: 'Enter the expiry date.',
      invalid: 'Enter the expiry date as MM / YY.',
      expired: 'This card has expired.',
    },
    cvc: { required: 'Enter the security code.', invalid: 'The security code has 3 or 4 digits.' },
  },
  cards: {
    title: 'Test cards',
    use: 'Use',
    names: {
      approve: 'Payment succeeds',
      decline: 'Card is declined',
      funds: 'Insufficient funds',
      authenticate: 'Asks the bank (3-D Secure)',
      late: 'Succeeds a few seconds later',
    },
  },
};

const fr: CardTexts = {
  legend: 'Carte bancaire',
  badge: 'TEST',
  notice: 'Paiement de test : utilisez une des cartes ci-dessous. Aucun argent ne circule.',
  labels: { number: 'Numéro de carte', expiry: 'Date d’expiration', cvc: 'Code de sécurité' },
  problems: {
    number: {
      required: 'Saisissez le numéro de carte.',
      invalid: 'Ce numéro de carte est incomplet ou incorrect.',
    },
    expiry: {
      required: 'Saisissez la date d’expiration.',
      invalid: 'Saisissez la date sous la forme MM / AA.',
      expired: 'Cette carte a expiré.',
    },
    cvc: {
      required: 'Saisissez le code de sécurité.',
      invalid: 'Le code de sécurité compte 3 ou 4 chiffres.',
    },
  },
  cards: {
    title: 'Cartes de test',
    use: 'Utiliser',
    names: {
      approve: 'Paiement accepté',
      decline: 'Carte refusée',
      funds: 'Provision insuffisante',
      authenticate: 'Demande à la banque (3-D Secure)',
      late: 'Accepté quelques secondes plus tard',
    },
  },
};

/** Accepts what Stripe's `locale` option may hold (`fr-FR`, `auto`); anything else reads English. */
export function textsFor(locale: string | undefined): CardTexts {
  return cardLocale(locale) === 'fr' ? fr : en;
}

export function cardLocale(locale: string | undefined): CardLocale {
  return locale?.toLowerCase().startsWith('fr') ? 'fr' : 'en';
}
