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
    subject: { en: 'Solar news of November', fr: 'Les nouvelles du solaire de novembre' },
    text: {
      en: 'The season for installing is here.\n\nThis is what we have built and written since summer.',
      fr: 'La saison des installations a commencé.\n\nVoici ce que nous avons construit et publié depuis l’été.',
    },
    opening: { en: 'Site manager', fr: 'Chef de chantier' },
  },
  mails: {
    newsletter: {
      greetsNobody: true,
      entries: [
        {
          title: { en: 'What a battery saves in a villa', fr: 'Ce qu’une batterie économise' },
          text: {
            en: 'A year of readings from a house in Dubai.',
            fr: 'Un an de relevés dans une villa de Dubaï.',
          },
          url: 'https://www.example.com/blog',
        },
      ],
    },
    contactMessage: {
      greetsNobody: true,
      quotation: {
        en: 'A roof of 300 m² in Sharjah, please.',
        fr: 'Une toiture de 300 m² à Charjah, s’il vous plaît.',
      },
    },
  },
};
