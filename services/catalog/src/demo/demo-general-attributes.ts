import { attribute, number, type DemoAttribute } from './demo-attribute';

/** What a product is, in the order of the datasheet. */
export const GENERAL_ATTRIBUTES: readonly DemoAttribute[] = [
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
    {
      highlight: true,
      options: {
        'n-type TOPCon': ['n-type TOPCon', 'TOPCon de type n'],
        'n-type i-TOPCon': ['n-type i-TOPCon', 'i-TOPCon de type n'],
        'n-type HPBC 2.0': ['n-type HPBC 2.0', 'HPBC 2.0 de type n'],
        'n-type HPDC': ['n-type HPDC', 'HPDC de type n'],
        'p-type HPBC': ['p-type HPBC', 'HPBC de type p'],
        'p-type PERC': ['p-type PERC', 'PERC de type p'],
      },
    },
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
];
