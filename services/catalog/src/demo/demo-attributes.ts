import type { LocalizedText } from '@solar/contracts/common/localized';
import type { AttributeGroupCode, AttributeType } from '@solar/contracts/catalog/product-data';

/** `unit`, type and words of every datasheet field; the order is that of the datasheet. */
export type DemoAttribute = {
  code: string;
  group: AttributeGroupCode;
  type: AttributeType;
  unit: string | null;
  name: LocalizedText;
  highlight: boolean;
  options: { value: string; label: LocalizedText }[];
};

type Extra = { highlight?: boolean; options?: Record<string, [en: string, fr: string]> };

function attribute(
  group: AttributeGroupCode,
  code: string,
  type: AttributeType,
  unit: string | null,
  en: string,
  fr: string,
  extra: Extra = {},
): DemoAttribute {
  const options = Object.entries(extra.options ?? {}).map(([value, [labelEn, labelFr]]) => ({
    value,
    label: { en: labelEn, fr: labelFr },
  }));
  return {
    code,
    group,
    type,
    unit,
    name: { en, fr },
    highlight: extra.highlight ?? false,
    options,
  };
}

const number = (
  group: AttributeGroupCode,
  code: string,
  unit: string | null,
  en: string,
  fr: string,
  highlight = false,
) => attribute(group, code, 'number', unit, en, fr, { highlight });

const MATERIALS: Extra['options'] = {
  aluminium: ['Aluminium', 'Aluminium'],
  'aluminium EN AW-6063 T66': ['Aluminium EN AW-6063 T66', 'Aluminium EN AW-6063 T66'],
};

const NOTES: Extra['options'] = {
  '9 MPPT, 98.7 %, IP66, type II SPD confirmed in stored datasheet text': [
    'Nine MPP trackers, 98.7 %, IP66 and type 2 surge protection confirmed by the datasheet',
    'Neuf trackers MPP, 98,7 %, IP66 et parafoudre de type 2 confirmés par la fiche technique',
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

export const DEMO_ATTRIBUTES: readonly DemoAttribute[] = [
  number('general', 'power_wp', 'Wp', 'Peak power', 'Puissance crête', true),
  number('ac-output', 'rated_ac_kw', 'kW', 'Rated AC power', 'Puissance AC nominale', true),
  number('general', 'rated_power_kw', 'kW', 'Rated power', 'Puissance nominale', true),
  number('general', 'rated_power_w', 'W', 'Rated power', 'Puissance nominale', true),
  number('battery', 'usable_energy_kwh', 'kWh', 'Usable energy', 'Énergie utile', true),
  number('general', 'charge_current_a', 'A', 'Charge current', 'Courant de charge', true),
  attribute(
    'general',
    'conductor_mm2',
    'list',
    'mm²',
    'Conductor cross-section',
    'Section du conducteur',
    { highlight: true },
  ),
  attribute('general', 'inverter_type', 'option', null, 'Inverter type', 'Type d’onduleur', {
    highlight: true,
    options: {
      standard: ['String inverter', 'Onduleur de chaîne'],
      hybrid: ['Hybrid inverter', 'Onduleur hybride'],
      microinverter: ['Microinverter', 'Micro-onduleur'],
    },
  }),
  attribute('ac-output', 'phase', 'option', null, 'Phases', 'Phases', {
    highlight: true,
    options: {
      single: ['Single-phase', 'Monophasé'],
      three: ['Three-phase', 'Triphasé'],
    },
  }),
  attribute('ac-output', 'grid_mode', 'option', null, 'Operation', 'Fonctionnement', {
    options: { 'off-grid': ['Off-grid', 'Site isolé'] },
  }),
  attribute('battery', 'family', 'text', null, 'Product family', 'Gamme'),
  attribute('battery', 'chemistry', 'option', null, 'Cell chemistry', 'Chimie des cellules', {
    highlight: true,
    options: {
      LFP: ['Lithium iron phosphate (LFP)', 'Lithium fer phosphate (LFP)'],
      NMC: ['Nickel manganese cobalt (NMC)', 'Nickel manganèse cobalt (NMC)'],
    },
  }),
  attribute(
    'general',
    'cell_technology',
    'text',
    null,
    'Cell technology',
    'Technologie des cellules',
    { highlight: true },
  ),
  attribute('general', 'bifacial', 'boolean', null, 'Bifacial', 'Bifacial'),
  number('general', 'half_cells', null, 'Half-cells', 'Demi-cellules'),
  attribute('general', 'standard', 'text', null, 'Standard', 'Norme', { highlight: true }),
  attribute('general', 'conductor', 'option', null, 'Conductor', 'Conducteur', {
    options: {
      'tinned copper class 5': ['Tinned copper, class 5', 'Cuivre étamé, classe 5'],
    },
  }),
  attribute('general', 'connector', 'option', null, 'Connector', 'Connecteur', {
    highlight: true,
    options: {
      'Type 2 socket': ['Type 2 socket', 'Prise type 2'],
      'Type 2': ['Type 2', 'Type 2'],
      'Type 2 cable': ['Type 2 cable', 'Câble type 2'],
    },
  }),
  attribute('general', 'roof_type', 'option', null, 'Roof', 'Toiture', {
    highlight: true,
    options: { flat: ['Flat roof', 'Toit plat'], pitched: ['Pitched roof', 'Toit incliné'] },
  }),
  attribute('general', 'orientation', 'option', null, 'Orientation', 'Orientation', {
    highlight: true,
    options: { south: ['South', 'Sud'], 'east-west': ['East-west', 'Est-ouest'] },
  }),
  number('general', 'tilt_deg', '°', 'Tilt', 'Inclinaison', true),
  number('general', 'max_devices', null, 'Devices at most', 'Nombre maximal d’appareils', true),
  attribute('general', 'interfaces', 'list', null, 'Interfaces', 'Interfaces'),
  number('general', 'ct_rating_a', 'A', 'Current transformer', 'Transformateur de courant', true),
  attribute('electrical', 'spd_type', 'text', null, 'Surge protection', 'Parafoudre', {
    highlight: true,
  }),
  attribute('electrical', 'fuse_class', 'text', null, 'Fuse class', 'Classe du fusible', {
    highlight: true,
  }),
  number('electrical', 'strings', null, 'Strings', 'Chaînes'),
  number(
    'electrical',
    'vmp_v',
    'V',
    'Voltage at maximum power (Vmp)',
    'Tension à puissance maximale (Vmp)',
  ),
  number(
    'electrical',
    'imp_a',
    'A',
    'Current at maximum power (Imp)',
    'Courant à puissance maximale (Imp)',
  ),
  number('electrical', 'voc_v', 'V', 'Open-circuit voltage (Voc)', 'Tension à vide (Voc)'),
  number(
    'electrical',
    'isc_a',
    'A',
    'Short-circuit current (Isc)',
    'Courant de court-circuit (Isc)',
  ),
  number(
    'electrical',
    'max_system_voltage_v',
    'V',
    'Maximum system voltage',
    'Tension maximale du système',
  ),
  number('electrical', 'rated_voltage_dc_v', 'V', 'Rated DC voltage', 'Tension DC nominale'),
  number('electrical', 'max_voltage_dc_v', 'V', 'Maximum DC voltage', 'Tension DC maximale'),
  number(
    'electrical',
    'max_conductor_resistance_ohm_km_20c',
    'Ω/km',
    'Conductor resistance at 20 °C, at most',
    'Résistance du conducteur à 20 °C, maximum',
  ),
  number(
    'electrical',
    'ampacity_free_air_60c_a',
    'A',
    'Ampacity in free air at 60 °C',
    'Courant admissible à l’air libre à 60 °C',
    true,
  ),
  number('electrical', 'rated_current_a', 'A', 'Rated current', 'Courant nominal', true),
  number(
    'electrical',
    'imax_ka',
    'kA',
    'Maximum discharge current (Imax)',
    'Courant maximal de décharge (Imax)',
  ),
  number(
    'electrical',
    'in_ka',
    'kA',
    'Nominal discharge current (In)',
    'Courant nominal de décharge (In)',
  ),
  number('electrical', 'max_current_a', 'A', 'Maximum current', 'Courant maximal'),
  number('dc-input', 'max_pv_wp', 'Wp', 'Maximum PV power', 'Puissance PV maximale'),
  number('dc-input', 'max_dc_voltage_v', 'V', 'Maximum DC voltage', 'Tension DC maximale'),
  number('dc-input', 'max_input_v', 'V', 'Maximum input voltage', 'Tension d’entrée maximale'),
  number('dc-input', 'startup_v', 'V', 'Start-up voltage', 'Tension de démarrage'),
  number('dc-input', 'mppt_count', null, 'MPP trackers', 'Trackers MPP'),
  number('dc-input', 'mppt_min_v', 'V', 'MPP voltage, from', 'Tension MPP, à partir de'),
  number('dc-input', 'mppt_max_v', 'V', 'MPP voltage, up to', 'Tension MPP, jusqu’à'),
  attribute(
    'dc-input',
    'mppt_full_power_v',
    'text',
    'V',
    'MPP range at full power',
    'Plage MPP à pleine puissance',
  ),
  attribute(
    'dc-input',
    'max_input_current_per_mppt_a',
    'list',
    'A',
    'Maximum input current per tracker',
    'Courant d’entrée maximal par tracker',
  ),
  attribute(
    'dc-input',
    'max_short_circuit_current_per_mppt_a',
    'list',
    'A',
    'Maximum short-circuit current per tracker',
    'Courant de court-circuit maximal par tracker',
  ),
  attribute(
    'dc-input',
    'strings_per_mppt',
    'list',
    null,
    'Strings per tracker',
    'Chaînes par tracker',
  ),
  number('dc-input', 'strings_total', null, 'String inputs', 'Entrées de chaîne'),
  number(
    'dc-input',
    'max_isc_a',
    'A',
    'Maximum short-circuit current',
    'Courant de court-circuit maximal',
  ),
  number(
    'dc-input',
    'max_pv_voc_v',
    'V',
    'Maximum PV open-circuit voltage',
    'Tension PV à vide maximale',
    true,
  ),
  number(
    'dc-input',
    'max_pv_isc_a',
    'A',
    'Maximum PV short-circuit current',
    'Courant PV de court-circuit maximal',
  ),
  number(
    'dc-input',
    'nominal_pv_w_12',
    'W',
    'Nominal PV power at 12 V',
    'Puissance PV nominale à 12 V',
  ),
  number(
    'dc-input',
    'nominal_pv_w_24',
    'W',
    'Nominal PV power at 24 V',
    'Puissance PV nominale à 24 V',
  ),
  number(
    'dc-input',
    'nominal_pv_w_48',
    'W',
    'Nominal PV power at 48 V',
    'Puissance PV nominale à 48 V',
  ),
  number('ac-output', 'peak_output_va', 'VA', 'Peak output', 'Puissance de pointe'),
  number('ac-output', 'max_output_kw', 'kW', 'Maximum output', 'Puissance de sortie maximale'),
  number('ac-output', 'peak_output_kw', 'kW', 'Peak output', 'Puissance de pointe'),
  attribute(
    'battery',
    'battery_class',
    'option',
    null,
    'Battery connection',
    'Raccordement de la batterie',
    {
      options: {
        'high-voltage': ['High voltage', 'Haute tension'],
        'low-voltage': ['Low voltage', 'Basse tension'],
        'ac-coupled': ['AC-coupled', 'Couplage AC'],
      },
    },
  ),
  attribute(
    'battery',
    'compatible_battery_families',
    'list',
    null,
    'Compatible batteries',
    'Batteries compatibles',
  ),
  number('battery', 'nominal_energy_kwh', 'kWh', 'Nominal energy', 'Énergie nominale'),
  number('battery', 'capacity_ah', 'Ah', 'Capacity', 'Capacité'),
  number('battery', 'modules', null, 'Modules', 'Modules'),
  number('battery', 'module_kwh', 'kWh', 'Energy per module', 'Énergie par module'),
  number('battery', 'depth_of_discharge_pct', '%', 'Depth of discharge', 'Profondeur de décharge'),
  number('battery', 'nominal_voltage_v', 'V', 'Nominal voltage', 'Tension nominale'),
  number(
    'battery',
    'battery_nominal_v',
    'V',
    'Nominal battery voltage',
    'Tension nominale de la batterie',
  ),
  attribute(
    'battery',
    'battery_voltages_v',
    'list',
    'V',
    'Battery voltages',
    'Tensions de batterie',
    { highlight: true },
  ),
  number(
    'battery',
    'battery_min_v',
    'V',
    'Battery voltage, from',
    'Tension de batterie, à partir de',
  ),
  number('battery', 'battery_max_v', 'V', 'Battery voltage, up to', 'Tension de batterie, jusqu’à'),
  number(
    'battery',
    'battery_max_current_a',
    'A',
    'Maximum battery current',
    'Courant de batterie maximal',
  ),
  number(
    'battery',
    'max_solar_charge_a',
    'A',
    'Maximum solar charge current',
    'Courant de charge solaire maximal',
  ),
  number('battery', 'max_charge_kw', 'kW', 'Maximum charge power', 'Puissance de charge maximale'),
  number(
    'battery',
    'max_discharge_kw',
    'kW',
    'Maximum discharge power',
    'Puissance de décharge maximale',
  ),
  number(
    'electrical',
    'operating_min_v',
    'V',
    'Operating voltage, from',
    'Tension de service, à partir de',
  ),
  number(
    'electrical',
    'operating_max_v',
    'V',
    'Operating voltage, up to',
    'Tension de service, jusqu’à',
  ),
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
  attribute('mechanical', 'dims_mm', 'text', 'mm', 'Dimensions', 'Dimensions'),
  attribute('mechanical', 'size_mm', 'text', 'mm', 'Size', 'Taille'),
  number('mechanical', 'weight_kg', 'kg', 'Weight', 'Poids'),
  attribute('mechanical', 'material', 'option', null, 'Material', 'Matériau', {
    options: MATERIALS,
  }),
  attribute('mechanical', 'colours', 'option', null, 'Colours', 'Couleurs', {
    options: { 'black, red': ['Black, red', 'Noir, rouge'] },
  }),
  attribute('mechanical', 'ip_rating', 'text', null, 'Protection rating', 'Indice de protection'),
  number('warranty', 'warranty_years', 'a', 'Warranty', 'Garantie'),
  number('warranty', 'warranty_product_years', 'a', 'Product warranty', 'Garantie produit'),
  number(
    'warranty',
    'warranty_power_years',
    'a',
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
  attribute('provenance', 'source', 'text', null, 'Source', 'Source'),
];
