import type { LocalizedText } from '@solar/contracts/common/localized';

export type DemoCategory = {
  slug: string;
  name: LocalizedText;
  description: LocalizedText;
  showInDesktopMenu: boolean;
  showInMobileMenu: boolean;
};

function category(
  slug: string,
  menus: '' | 'desktop' | 'mobile' | 'both',
  name: [en: string, fr: string],
  description: [en: string, fr: string],
): DemoCategory {
  return {
    slug,
    name: { en: name[0], fr: name[1] },
    description: { en: description[0], fr: description[1] },
    showInDesktopMenu: menus === 'desktop' || menus === 'both',
    showInMobileMenu: menus === 'mobile' || menus === 'both',
  };
}

/** In menu order. */
export const DEMO_CATEGORIES: readonly DemoCategory[] = [
  category(
    'solar-panels',
    'both',
    ['Solar Panels', 'Panneaux solaires'],
    [
      'Monocrystalline modules from 435 to 700 W for roofs, carports and open ground.',
      'Modules monocristallins de 435 à 700 W pour toitures, ombrières et centrales au sol.',
    ],
  ),
  category(
    'inverters',
    'both',
    ['Inverters', 'Onduleurs'],
    [
      'String, hybrid and microinverters, single-phase and three-phase.',
      'Onduleurs de chaîne, hybrides et micro-onduleurs, monophasés et triphasés.',
    ],
  ),
  category(
    'storage-batteries',
    'both',
    ['Batteries', 'Batteries'],
    [
      'Storage from 3 to 22 kWh, for self-consumption and backup power.',
      'Stockage de 3 à 22 kWh, pour l’autoconsommation et le secours.',
    ],
  ),
  category(
    'charge-controllers',
    'desktop',
    ['Charge Controllers', 'Régulateurs de charge'],
    [
      'MPPT charge controllers for off-grid systems from 12 to 48 V.',
      'Régulateurs de charge MPPT pour sites isolés de 12 à 48 V.',
    ],
  ),
  category(
    'mounting-systems',
    'desktop',
    ['Mounting Systems', 'Systèmes de montage'],
    [
      'Aluminium structures for flat and pitched roofs.',
      'Structures en aluminium pour toits plats et inclinés.',
    ],
  ),
  category(
    'transformers',
    'mobile',
    ['Transformers', 'Transformateurs'],
    [
      'Step-up transformers for medium-voltage connection, on request.',
      'Transformateurs élévateurs pour raccordement moyenne tension, sur demande.',
    ],
  ),
  category(
    'ev-chargers',
    'both',
    ['EV Chargers', 'Bornes de recharge'],
    [
      'Wallboxes from 11 to 22 kW that charge with the sun.',
      'Bornes murales de 11 à 22 kW qui rechargent avec le soleil.',
    ],
  ),
  category(
    'energy-management',
    'both',
    ['Energy Management', 'Gestion de l’énergie'],
    [
      'Data loggers and meters that show and steer what a plant does.',
      'Enregistreurs et compteurs qui montrent et pilotent l’installation.',
    ],
  ),
  category(
    'ac-dc-enclosures',
    'desktop',
    ['AC/DC Enclosures', 'Coffrets AC/DC'],
    [
      'String boxes, surge arresters and fuses for a safe DC side.',
      'Coffrets de chaînes, parafoudres et fusibles pour un côté DC sûr.',
    ],
  ),
  category(
    'solar-cables',
    'desktop',
    ['Solar Cables', 'Câbles solaires'],
    [
      'Double-insulated cables to EN 50618, by the metre.',
      'Câbles à double isolation selon EN 50618, au mètre.',
    ],
  ),
  category(
    'accessories',
    'both',
    ['Accessories', 'Accessoires'],
    [
      'Connectors, optimisers and communication modules.',
      'Connecteurs, optimiseurs et modules de communication.',
    ],
  ),
];
