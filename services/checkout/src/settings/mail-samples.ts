import type { MailSamples } from '@solar/service-kit/mail/mail-sample';
import type en from '../../locales/mails.en.json';

/** What the preview of the mails shows. */
export const CHECKOUT_MAIL_SAMPLES: MailSamples<keyof (typeof en)['mails']> = {
  values: {
    number: 'ALSA-2026-001042',
    returnNumber: 'ALSA-2026-001042-R1',
    customer: 'Sara Haddad',
    status: { en: 'shipped', fr: 'expédiée' },
    due: { en: '30 November 2026', fr: '30 novembre 2026' },
    subtotal: { en: '$1,200.00', fr: '1 200,00 $US' },
    shipping: { en: '$45.00', fr: '45,00 $US' },
    tax: { en: '$62.25', fr: '62,25 $US' },
    total: { en: '$1,307.25', fr: '1 307,25 $US' },
    amount: { en: '$1,307.25', fr: '1 307,25 $US' },
    refund: { en: '$1,307.25', fr: '1 307,25 $US' },
    method: 'Visa\u00a0•••• 4242',
    arrival: { en: 'Tue 1 – Thu 3 Dec', fr: 'mar. 1er – jeu. 3 déc.' },
    paper: { en: 'Tax invoice INV-2026-000318', fr: 'Facture INV-2026-000318' },
    taxNumber: '100222222222223',
    carrier: 'Aramex',
    trackingNumber: '4419 2213 8871',
    accountHolder: 'Alsa Solar FZE',
    bank: 'Falcon Gulf Bank',
    iban: 'AE07 0331 2345 6789 0123 456',
    bic: 'FGBKAEADXXX',
    reference: 'ALSA-2026-001042',
  },
  mails: {
    orderConfirmed: {
      rows: [{ label: '2 × SunMax 550', value: { en: '$1,200.00', fr: '1 200,00 $US' } }],
    },
    quoteRequested: {
      values: { number: 'Q-7QK2M9XA' },
      greetsNobody: true,
      quotation: { en: 'For a roof of 300 m².', fr: 'Pour une toiture de 300 m².' },
    },
    returnRefused: {
      quotation: {
        en: 'The frame was bent after delivery.',
        fr: 'Le cadre a été plié après la livraison.',
      },
    },
    returnToReview: {
      greetsNobody: true,
      quotation: { en: 'One frame is bent.', fr: 'Un cadre est plié.' },
    },
  },
};
