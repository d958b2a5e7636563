import type { Language } from '@solar/contracts/common/localized';

const TEXTS = {
  en: {
    subject: (site: string) => `Confirm your subscription to ${site}`,
    body: (confirm: string, unsubscribe: string) =>
      `Thank you for your interest.\n\nPlease confirm your subscription:\n${confirm}\n\nIf this was not you, ignore this mail, or unsubscribe here:\n${unsubscribe}\n`,
  },
  fr: {
    subject: (site: string) => `Confirmez votre abonnement à ${site}`,
    body: (confirm: string, unsubscribe: string) =>
      `Merci de votre intérêt.\n\nVeuillez confirmer votre abonnement :\n${confirm}\n\nSi ce n’était pas vous, ignorez ce message ou désabonnez-vous ici :\n${unsubscribe}\n`,
  },
} as const;

/** The confirmation mail of a subscription, with its two links. */
export function confirmationMail(
  language: Language,
  siteName: string,
  links: { confirm: string; unsubscribe: string },
): { subject: string; text: string } {
  const texts = TEXTS[language];
  return { subject: texts.subject(siteName), text: texts.body(links.confirm, links.unsubscribe) };
}
