import type { MailSamples } from '@solar/service-kit/mail/mail-sample';
import type en from '../../locales/mails.en.json';

const QUESTION = {
  en: 'The display has been dark since noon.\nThe fuse is fine.',
  fr: 'L’écran reste noir depuis midi.\nLe fusible est intact.',
};

/** What the preview of the mails shows. */
export const ACCOUNT_MAIL_SAMPLES: MailSamples<keyof (typeof en)['mails']> = {
  values: {
    number: 'Q-7QK2M9XA',
    reference: 'T-7QK2M9XA',
    subject: { en: 'Inverter does not respond', fr: 'L’onduleur ne répond pas' },
    customer: 'Sara Haddad',
    name: 'Sara Haddad',
    email: 'sara@example.com',
    priority: { en: 'High', fr: 'Haute' },
    date: { en: '25 December 2026', fr: '25 décembre 2026' },
    revision: '2',
    device: { en: 'Firefox on Windows', fr: 'Firefox sur Windows' },
    time: { en: '25 December 2026, 09:40', fr: '25 décembre 2026, 09:40' },
    until: { en: '30 November 2026', fr: '30 novembre 2026' },
  },
  mails: {
    ticketOpened: { quotation: QUESTION },
    ticketReceived: { quotation: QUESTION, greetsNobody: true },
    ticketReplied: { quotation: QUESTION, greetsNobody: true },
    chatBecameTicket: { quotation: QUESTION },
    offlineMessage: { quotation: QUESTION, greetsNobody: true },
    ticketAnswered: {
      quotation: {
        en: 'Please check the fuse next to the display.\nWe send a new one if it is blown.',
        fr: 'Veuillez vérifier le fusible à côté de l’écran.\nNous en envoyons un neuf s’il est grillé.',
      },
    },
  },
};
