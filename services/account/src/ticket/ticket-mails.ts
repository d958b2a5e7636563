import type { Language } from '@solar/contracts/common/localized';
import type { Mail } from '@solar/service-kit/mail/mail-message';
import type { UserDoc } from '../user/user.schema';
import type { TicketDoc } from './ticket.schema';

type Texts = { subject: string; body: (name: string, link: string) => string };

const ANSWERED: Record<Language, Texts> = {
  en: {
    subject: 'Answer to your ticket',
    body: (name, link) =>
      `Hello ${name},\n\nour support has answered your ticket. Read it and reply here:\n${link}\n`,
  },
  fr: {
    subject: 'Réponse à votre ticket',
    body: (name, link) =>
      `Bonjour ${name},\n\nnotre support a répondu à votre ticket. Consultez la réponse ici :\n${link}\n`,
  },
};

/** Tells a customer that support has answered; the answer itself stays behind the sign-in. */
export function ticketAnsweredMail(to: UserDoc, ticket: TicketDoc, publicUrl: string): Mail {
  const { subject, body } = ANSWERED[to.language];
  return {
    to: to.email,
    subject: `${subject} ${ticket.reference}`,
    text: body(to.firstName, `${publicUrl}/account/tickets/${ticket._id}`),
  };
}
