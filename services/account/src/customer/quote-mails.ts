import type { quoteAnswered } from '@solar/contracts/checkout/events';
import type { Language } from '@solar/contracts/common/localized';
import { OFFICE_TIME_ZONE } from '@solar/contracts/common/office-time';
import type { Mail } from '@solar/service-kit/mail/mail-message';
import type { z } from 'zod';
import type { UserDoc } from '../user/user.schema';

type Answered = z.infer<typeof quoteAnswered.data>;
type Texts = {
  subject: (number: string) => string;
  body: (name: string, number: string, until: string) => string;
};

const LOCALES: Record<Language, string> = { en: 'en-GB', fr: 'fr-FR' };

const PRICED: Record<Language, Texts> = {
  en: {
    subject: (number) => `Your quote ${number} is ready`,
    body: (name, number, until) =>
      `Hello ${name},\n\nwe have answered your quote ${number}. Its prices hold until ${until}. Read it and accept it here:\n`,
  },
  fr: {
    subject: (number) => `Votre devis ${number} est prêt`,
    body: (name, number, until) =>
      `Bonjour ${name},\n\nnous avons répondu à votre demande de devis ${number}. Les prix sont valables jusqu'au ${until}. Consultez le devis et acceptez-le ici :\n`,
  },
};

const DECLINED: Record<Language, Texts> = {
  en: {
    subject: (number) => `Your quote ${number}`,
    body: (name, number) =>
      `Hello ${name},\n\nwe are sorry that we cannot offer prices for your quote ${number}. You can ask for another one at any time:\n`,
  },
  fr: {
    subject: (number) => `Votre devis ${number}`,
    body: (name, number) =>
      `Bonjour ${name},\n\nnous ne pouvons malheureusement pas proposer de prix pour votre demande de devis ${number}. Vous pouvez en demander un autre à tout moment :\n`,
  },
};

/** Tells a customer that the quote is answered; the prices themselves stay behind the sign-in. */
export function quoteAnsweredMail(to: UserDoc, quote: Answered, publicUrl: string): Mail {
  const { subject, body } = (quote.answer === 'priced' ? PRICED : DECLINED)[to.language];
  const until = quote.validUntil ? dayOf(quote.validUntil, to.language) : '';
  const link = `${publicUrl}/account/quotes/${quote.quoteId}`;
  return {
    to: to.email,
    subject: subject(quote.quoteNumber),
    text: `${body(to.firstName, quote.quoteNumber, until)}${link}\n`,
  };
}

function dayOf(iso: string, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'long',
    timeZone: OFFICE_TIME_ZONE,
  });
  return format.format(new Date(iso));
}
