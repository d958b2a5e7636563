import { attribute, number, type DemoAttribute, type Extra } from './demo-attribute';

const MATERIALS: Extra['options'] = {
  aluminium: ['Aluminium', 'Aluminium'],
  'aluminium EN AW-6063 T66': ['Aluminium EN AW-6063 T66', 'Aluminium EN AW-6063 T66'],
};

const NOTES: Extra['options'] = {
  '9 MPPT, 98.7 %, IP66, type II SPD confirmed in stored datasheet text': [
    'Nine MPP trackers, 98.7%, IP66 and type 2 surge protection confirmed by the datasheet',
    'Neuf MPPT, 98,7 %, IP66 et parafoudre de type 2 confirmés par la fiche technique',
  ],
  'One module per unit; do not run string sizing': [
    'One module per unit: no string sizing is needed',
    'Un module par appareil : aucun dimensionnement de chaîne n’est nécessaire',
  ],
  'Power module (C0) plus 1-3 battery modules (E0); works only with listed Huawei hybrid inverters':
    [
      'Power module (C0) with one to three battery modules (E0); works with the listed Huawei hybrid inverters only',
      'Module de puissance (C0) avec un à trois modules de batterie (E0) ; uniquement avec les onduleurs hybrides Huawei indiqués',
    ],
  'Integrated solar inverter; AC output differs by market, so left out': [
    'With an integrated solar inverter; the AC output differs from market to market',
    'Onduleur solaire intégré ; la puissance AC varie selon le marché',
  ],
  'Do not mate with other brands': [
    'Do not mate with connectors of other brands',
    'Ne pas accoupler avec des connecteurs d’autres marques',
  ],
  '25-year warranty and 99.5 % confirmed in a public page; check Isc against module before selling':
    [
      'Check the short-circuit current against the module before ordering',
      'Vérifier le courant de court-circuit du module avant de commander',
    ],
};

const MANUALS = [
  'https://brand.mediaplusuae.com/product/sun-3-4-5-6-8-10-12k-sg05lp3-eu-sm2',
  'https://manualshelf.com/manual/victron/scc110030210/ p.13',
  'https://shop.solar-kit.eu/hu/termekek/inverterek/huawei-inverterek/huawei-inv-hua-sun2000-8k-map0-inverter',
  'https://www.easymanua.ls/sungrow/sh25t/manual?p=132 and p=134',
];

/** Where the figures come from. */
const SOURCES: Extra['options'] = {
  'manufacturer datasheet': ['Datasheet of the maker', 'Fiche technique du fabricant'],
  'published datasheet transcription, arithmetic-checked': [
    'Published transcription of the datasheet, figures recalculated',
    'Transcription publiée de la fiche technique, chiffres recalculés',
  ],
  'EN 50618': ['EN 50618', 'EN 50618'],
  'Voc/Isc/Vmp/Imp confirmed in a public table; size recalled': [
    'Voltages and currents from a public table; check the size',
    'Tensions et courants d’un tableau public ; vérifier les dimensions',
  ],
  'http://pneutec.it/r125/ (Isc, weight and size recalled)': [
    'pneutec.it/r125; check short-circuit current, weight and size',
    'pneutec.it/r125 ; vérifier courant de court-circuit, poids et dimensions',
  ],
  'https://www.easymanua.ls/sungrow/sg20rt/manual?p=137 (weight recalled)': [
    'Manual of the maker, page 137; check the weight',
    'Manuel du fabricant, page 137 ; vérifier le poids',
  ],
  ...Object.fromEntries(
    MANUALS.map((address) => [address, ['Manual of the maker', 'Manuel du fabricant'] as const]),
  ),
};

/** Efficiency, temperature, mechanics, warranty, packing and where the figures come from. */
export const OTHER_ATTRIBUTES: readonly DemoAttribute[] = [
  number('efficiency', 'efficiency_pct', '%', 'Module efficiency', 'Rendement du module', true),
  attribute(
    'efficiency',
    'efficiency_basis',
    'option',
    null,
    'Basis of the efficiency',
    'Base du rendement',
    {
      options: {
        'computed power/area': [
          'Computed from power and area',
          'Calculé d’après puissance et surface',
        ],
      },
    },
  ),
  number('efficiency', 'efficiency_max_pct', '%', 'Maximum efficiency', 'Rendement maximal', true),
  number('efficiency', 'efficiency_euro_pct', '%', 'European efficiency', 'Rendement européen'),
  number(
    'efficiency',
    'round_trip_efficiency_pct',
    '%',
    'Round-trip efficiency',
    'Rendement aller-retour',
  ),
  number(
    'efficiency',
    'round_trip_efficiency_pct_min',
    '%',
    'Round-trip efficiency, at least',
    'Rendement aller-retour, minimum',
  ),
  number(
    'temperature',
    'temp_coeff_pmax_pct_c',
    '%/°C',
    'Temperature coefficient of power',
    'Coefficient de température de la puissance',
  ),
  number(
    'temperature',
    'temp_coeff_voc_pct_c',
    '%/°C',
    'Temperature coefficient of Voc',
    'Coefficient de température de Voc',
  ),
  number(
    'temperature',
    'temp_coeff_isc_pct_c',
    '%/°C',
    'Temperature coefficient of Isc',
    'Coefficient de température d’Isc',
  ),
  number(
    'temperature',
    'noct_c',
    '°C',
    'Nominal operating cell temperature',
    'Température nominale de fonctionnement',
  ),
  number(
    'temperature',
    'max_conductor_temp_c',
    '°C',
    'Maximum conductor temperature',
    'Température maximale du conducteur',
  ),
  number('mechanical', 'length_mm', 'mm', 'Length', 'Longueur'),
  number('mechanical', 'width_mm', 'mm', 'Width', 'Largeur'),
  number('mechanical', 'thickness_mm', 'mm', 'Thickness', 'Épaisseur'),
  number('mechanical', 'clamp_min_mm', 'mm', 'Frame height, from', 'Hauteur de cadre, de'),
  number('mechanical', 'clamp_max_mm', 'mm', 'Frame height, up to', 'Hauteur de cadre, à'),
  attribute(
    'mechanical',
    'dims_mm',
    'text',
    'mm',
    'Dimensions (W × H × D)',
    'Dimensions (L × H × P)',
  ),
  attribute('mechanical', 'size_mm', 'text', 'mm', 'Size', 'Taille'),
  number('mechanical', 'weight_kg', 'kg', 'Weight', 'Poids'),
  attribute('mechanical', 'material', 'option', null, 'Material', 'Matériau', {
    options: MATERIALS,
  }),
  attribute('mechanical', 'colours', 'option', null, 'Colours', 'Couleurs', {
    options: { 'black, red': ['Black, red', 'Noir, rouge'] },
  }),
  attribute('mechanical', 'ip_rating', 'text', null, 'Protection rating', 'Indice de protection'),
  number('warranty', 'warranty_years', 'years', 'Warranty', 'Garantie'),
  number('warranty', 'warranty_product_years', 'years', 'Product warranty', 'Garantie produit'),
  number(
    'warranty',
    'warranty_power_years',
    'years',
    'Performance warranty',
    'Garantie de performance',
  ),
  attribute('logistics', 'sold_by', 'option', null, 'Sold by', 'Vendu au', {
    options: { metre: ['Metre', 'Mètre'] },
  }),
  number('logistics', 'units_per_pallet', null, 'Pieces per pallet', 'Pièces par palette'),
  number(
    'logistics',
    'units_per_40hc',
    null,
    'Pieces per 40′ HC container',
    'Pièces par conteneur 40′ HC',
  ),
  number('logistics', 'pallet_net_kg', 'kg', 'Net weight of a pallet', 'Poids net d’une palette'),
  number(
    'logistics',
    'container_net_kg',
    'kg',
    'Net weight of a 40′ HC container',
    'Poids net d’un conteneur 40′ HC',
  ),
  number(
    'logistics',
    'container_kg',
    'kg',
    'Weight of a 40′ HC container',
    'Poids d’un conteneur 40′ HC',
  ),
  attribute('general', 'note', 'option', null, 'Note', 'Remarque', { options: NOTES }),
  attribute('provenance', 'confidence', 'option', null, 'Checked', 'Vérification', {
    options: {
      'cross-checked': ['Figures seen in a second source', 'Chiffres vus dans une seconde source'],
      recalled: [
        'From the datasheet, not checked again',
        'D’après la fiche technique, sans second contrôle',
      ],
    },
  }),
  attribute('provenance', 'source', 'option', null, 'Source', 'Source', { options: SOURCES }),
];
