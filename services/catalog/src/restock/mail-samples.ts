import type { MailSamples } from '@solar/service-kit/mail/mail-sample';
import type en from '../../locales/mails.en.json';

/** What the preview of the mails shows. */
export const CATALOG_MAIL_SAMPLES: MailSamples<keyof (typeof en)['mails']> = {
  values: {
    product: 'SunMax 550 W',
  },
};
