import type { SiteSettingsInput } from '@solar/contracts/admin/site-http';

/** Settings of a new installation, until somebody edits them. */
export const DEFAULT_SETTINGS: SiteSettingsInput = {
  siteName: 'Alsa Solar',
  siteDescription: {
    en: 'Solar panels, inverters and batteries for homes and businesses in the UAE.',
    fr: 'Panneaux solaires, onduleurs et batteries pour les foyers et les entreprises des Émirats.',
  },
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
      address: { en: 'Masdar City, Block 7, Abu Dhabi', fr: 'Masdar City, bloc 7, Abou Dabi' },
      phone: '+971 2 555 0187',
      email: 'abudhabi@alsa.example',
    },
  ],
  officeHours: {
    en: 'Sunday to Thursday, 9:00 AM to 6:00 PM',
    fr: 'Du dimanche au jeudi, de 9 h 00 à 18 h 00',
  },
  openDays: [0, 1, 2, 3, 4],
  opensAtHour: 9,
  closesAtHour: 18,
  social: [
    { network: 'linkedin', url: 'https://www.linkedin.com/company/alsa-solar-example' },
    { network: 'instagram', url: 'https://www.instagram.com/alsa.solar.example' },
    { network: 'youtube', url: 'https://www.youtube.com/@alsa-solar-example' },
  ],
  currency: 'USD',
  currencySymbol: '$',
  paymentsEnabled: true,
  taxEnabled: true,
  taxBasisPoints: 500,
  shippingEnabled: true,
  defaultShippingMinor: 4500,
  metaTitle: {
    en: 'Alsa Solar – solar energy in the UAE',
    fr: 'Alsa Solar – l’énergie solaire aux Émirats',
  },
  metaDescription: {
    en: 'Panels, inverters and batteries from the makers that last in the Gulf, with design, installation and care by engineers in Dubai and Abu Dhabi.',
    fr: 'Panneaux, onduleurs et batteries des fabricants qui durent dans le Golfe, avec étude, installation et suivi par nos ingénieurs à Dubaï et Abou Dabi.',
  },
  ogImage: '/images/site/hero-dusk.jpg',
  analyticsId: '',
  certifications: [
    {
      en: 'Approved solar PV contractor',
      fr: 'Entreprise photovoltaïque agréée',
    },
    { en: 'Registered with Dubai Municipality', fr: 'Enregistrée auprès de la ville de Dubaï' },
  ],
};
