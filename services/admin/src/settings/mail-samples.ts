import type { MailSamples } from '@solar/service-kit/mail/mail-sample';
import type en from '../../locales/mails.en.json';

/** What the preview of the mails shows. */
export const ADMIN_MAIL_SAMPLES: MailSamples<keyof (typeof en)['mails']> = {
  values: {
    topic: { en: 'Quote', fr: 'Devis' },
    name: 'Sara Haddad',
    email: 'sara@example.com',
    phone: '+971 4 555 0142',
    company: 'Haddad Trading LLC',
    opening: { en: 'Site manager', fr: 'Chef de chantier' },
  },
  mails: {
    contactMessage: {
      toOffice: true,
      quotation: {
        en: 'A roof of 300 m² in Sharjah, please.',
        fr: 'Une toiture de 300 m² à Charjah, s’il vous plaît.',
      },
    },
  },
};
