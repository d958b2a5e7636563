import type { PublicSettings } from './site-http';

/** What every page says of the company: its name, how to reach it, when, and what it may do. */
export type Company = Pick<
  PublicSettings,
  | 'siteName'
  | 'contactEmail'
  | 'phone'
  | 'offices'
  | 'officeHours'
  | 'openDays'
  | 'opensAtHour'
  | 'closesAtHour'
  | 'social'
  | 'certifications'
  | 'analyticsId'
>;

/**
 * The demo company: in the settings of a new installation until somebody edits them, and on the pages until the settings have
 * arrived or while their service is down.
 */
export const DEFAULT_COMPANY: Company = {
  siteName: 'Alsa Solar',
  contactEmail: 'hello@alsa.example',
  phone: '+971 4 555 0142',
  offices: [
    {
      name: { en: 'Dubai', fr: 'Dubaï' },
      address: {
        en: 'Dubai Silicon Oasis, Building A3, Dubai',
        fr: 'Dubai Silicon Oasis, bâtiment A3, Dubaï',
      },
      phone: '+971 4 555 0142',
      email: 'dubai@alsa.example',
    },
    {
      name: { en: 'Abu Dhabi', fr: 'Abou Dabi' },
      address: {
        en: 'Masdar City, Block 7, Abu Dhabi',
        fr: 'Masdar City, bloc 7, Abou Dabi',
      },
      phone: '+971 2 555 0187',
      email: 'abudhabi@alsa.example',
    },
  ],
  officeHours: {
    en: 'Sunday to Thursday, 9:00 AM to 6:00 PM',
    fr: 'Du dimanche au jeudi, de 9 h à 18 h',
  },
  openDays: [0, 1, 2, 3, 4],
  opensAtHour: 9,
  closesAtHour: 18,
  social: [
    { network: 'linkedin', url: 'https://www.linkedin.com/company/alsa-solar-example' },
    { network: 'instagram', url: 'https://www.instagram.com/alsa.solar.example' },
    { network: 'youtube', url: 'https://www.youtube.com/@alsa-solar-example' },
  ],
  certifications: [
    { en: 'Approved solar PV contractor', fr: 'Entreprise photovoltaïque agréée' },
    { en: 'Registered with Dubai Municipality', fr: 'Enregistrée auprès de la ville de Dubaï' },
  ],
  analyticsId: '',
};
