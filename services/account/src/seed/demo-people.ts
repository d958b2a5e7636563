import type { CustomRoleInput } from '@solar/contracts/account/custom-roles-http';
import { demoGroupId, demoUserId } from '@solar/contracts/common/demo-ids';
import type { Role } from '@solar/contracts/common/permissions';

/** Password of all demo sign-ins. */
export const DEMO_PASSWORD = 'Solar#2026';

/** Customer groups of the demo. */
export const DEMO_GROUPS = [
  { name: 'Installers', description: 'Certified installation partners', discountBasisPoints: 800 },
  { name: 'Wholesale', description: 'Resellers with yearly volume', discountBasisPoints: 1_200 },
] as const;

type DemoPerson = {
  local: string;
  firstName: string;
  lastName: string;
  role: Role;
  approved: boolean;
  /** How long ago the account counts as opened. */
  daysAgo: number;
  company?: string;
  phone?: string;
  group?: string;
  language?: 'en' | 'fr';
};

/** People of the demo; `local` is the part of the address before @alsa.example. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  {
    local: 'admin',
    firstName: 'Amal',
    lastName: 'Haddad',
    role: 'administrator',
    approved: true,
    daysAgo: 790.4,
  },
  {
    local: 'editor',
    firstName: 'Elise',
    lastName: 'Moreau',
    role: 'editor',
    approved: false,
    daysAgo: 771.2,
  },
  {
    local: 'warehouse',
    firstName: 'Waleed',
    lastName: 'Saif',
    role: 'warehouse',
    approved: false,
    daysAgo: 764.3,
  },
  {
    local: 'customer',
    firstName: 'Karim',
    lastName: 'Nasser',
    role: 'user',
    approved: true,
    daysAgo: 741.6,
    company: 'Nasser Rooftops LLC',
    phone: '+971 4 555 0134',
  },
  {
    local: 'pending',
    firstName: 'Priya',
    lastName: 'Menon',
    role: 'user',
    approved: false,
    daysAgo: 1.2,
    company: 'Menon Villas',
    phone: '+971 2 555 0178',
  },
  {
    local: 'installer',
    firstName: 'Omar',
    lastName: 'Farouk',
    role: 'user',
    approved: true,
    daysAgo: 640.4,
    company: 'Farouk Solar Installations',
    phone: '+971 4 555 0112',
    group: 'Installers',
  },
  {
    local: 'reseller',
    firstName: 'Leila',
    lastName: 'Benali',
    role: 'user',
    approved: true,
    daysAgo: 440.5,
    company: 'Benali Distribution',
    phone: '+971 6 555 0190',
    group: 'Wholesale',
    language: 'fr',
  },
  {
    local: 'villa',
    firstName: 'James',
    lastName: 'Whitfield',
    role: 'user',
    approved: true,
    daysAgo: 210.7,
    phone: '+971 50 555 0146',
  },
  {
    local: 'hotel',
    firstName: 'Sara',
    lastName: 'Lindqvist',
    role: 'user',
    approved: false,
    daysAgo: 3.4,
    company: 'Palm Court Hotels',
    phone: '+971 4 555 0167',
  },
];

/** Stable id of a demo person. */
export function demoPersonId(local: string): string {
  return demoUserId(local);
}

/** Stable id of a demo group, or null. */
export function demoGroupOf(name: string | undefined): string | null {
  return name === undefined ? null : demoGroupId(name);
}

/** A role that the demo shop has made itself. */
export const DEMO_ROLES: readonly CustomRoleInput[] = [
  {
    name: 'Sales desk',
    description: 'Answers customers, looks orders up and prepares quotes',
    base: 'contributor',
    permissions: [
      'admin.area.access',
      'catalog.products.read',
      'catalog.prices.read',
      'checkout.orders.read',
      'checkout.quotes.write',
      'account.customers.read',
      'account.tickets.read',
      'account.tickets.write',
    ],
  },
];

/** The address book of the demo customer, in the order in which it was filled. */
export const DEMO_ADDRESSES = [
  {
    label: 'Office',
    fullName: 'Karim Nasser',
    company: 'Nasser Rooftops LLC',
    phone: '+971 4 555 0134',
    line1: 'Unit 12, Al Quoz Industrial Area 3',
    city: 'Dubai',
    region: 'Dubai',
    country: 'AE',
    defaultShipping: true,
    defaultBilling: true,
  },
  {
    label: 'Site Al Ain',
    fullName: 'Karim Nasser',
    phone: '+971 50 555 0134',
    line1: 'Villa 44, Street 9, Al Jimi',
    city: 'Al Ain',
    region: 'Abu Dhabi',
    country: 'AE',
    defaultShipping: false,
    defaultBilling: false,
  },
] as const;

/** Tickets of the demo customer. */
export const DEMO_TICKETS = [
  {
    subject: 'Inverter shows isolation fault after rain',
    description:
      'Since the rain on Tuesday our 30 kW inverter reports an isolation fault every morning until about ten.',
    category: 'technical_support',
    priority: 'high',
  },
  {
    subject: 'Invoice with our new TRN',
    description: 'Our tax registration number changed. Could you issue the last invoice again?',
    category: 'billing',
    priority: 'low',
  },
] as const;

/** Answers of the demo's support. */
export const DEMO_ANSWERS = [
  {
    title: 'Delivery times',
    text: {
      en: 'Items in stock reach you on the next working day in Dubai and Abu Dhabi, and within two to three days in the other emirates.',
      fr: 'Les articles en stock vous parviennent le jour ouvré suivant à Dubaï et Abou Dabi, sous deux à trois jours dans les autres émirats.',
    },
  },
  {
    title: 'Restarting an inverter',
    text: {
      en: 'Please switch off the AC side, then the DC side, wait five minutes and switch both on again in reverse order.',
      fr: 'Veuillez couper le côté AC, puis le côté DC, attendre cinq minutes et remettre en marche dans l’ordre inverse.',
    },
  },
] as const;
