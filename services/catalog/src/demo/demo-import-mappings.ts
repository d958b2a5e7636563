import type { ColumnMapping, ColumnSource } from '@solar/contracts/common/column-mapping';
import { demoId } from '@solar/contracts/common/demo-ids';

type Reading = { mapping: ColumnMapping; skipRows: number };

const from = (column: string, factor?: number): ColumnSource =>
  factor === undefined ? { column } : { column, factor };
const always = (constant: string): ColumnSource => ({ constant });

/** The list of inverters of the California Energy Commission with the coefficients of the Sandia model, as SAM publishes it. */
export const CEC_INVERTERS: Reading = {
  skipRows: 2,
  mapping: {
    category: always('inverters'),
    sku: from('Name'),
    name: { column: 'Name', after: ':' },
    brand: { column: 'Name', before: ':' },
    powerW: from('Paco'),
    'attribute:rated_ac_kw': from('Paco', 0.001),
    'attribute:nominal_ac_v': from('Vac'),
    'attribute:max_dc_voltage_v': from('Vdcmax'),
    'attribute:dc_current_max_a': from('Idcmax'),
    'attribute:mppt_min_v': from('Mppt_low'),
    'attribute:mppt_max_v': from('Mppt_high'),
    'attribute:sandia_paco_w': from('Paco'),
    'attribute:sandia_pdco_w': from('Pdco'),
    'attribute:sandia_vdco_v': from('Vdco'),
    'attribute:sandia_pso_w': from('Pso'),
    'attribute:sandia_c0_per_w': from('C0'),
    'attribute:sandia_c1_per_v': from('C1'),
    'attribute:sandia_c2_per_v': from('C2'),
    'attribute:sandia_c3_per_v': from('C3'),
    'attribute:sandia_pnt_w': from('Pnt'),
    source: always('CEC inverter list (SAM)'),
  },
};

/** The list of modules of the same commission, as SAM publishes it. */
export const CEC_MODULES: Reading = {
  skipRows: 2,
  mapping: {
    category: always('solar-panels'),
    sku: from('Name'),
    name: from('Name'),
    brand: from('Manufacturer'),
    powerW: from('STC'),
    'attribute:power_wp': from('STC'),
    'attribute:cell_technology': from('Technology'),
    'attribute:bifacial': from('Bifacial'),
    'attribute:isc_a': from('I_sc_ref'),
    'attribute:voc_v': from('V_oc_ref'),
    'attribute:imp_a': from('I_mp_ref'),
    'attribute:vmp_v': from('V_mp_ref'),
    'attribute:temp_coeff_isc_pct_c': { column: 'alpha_sc', factor: 100, dividedBy: 'I_sc_ref' },
    'attribute:temp_coeff_voc_pct_c': { column: 'beta_oc', factor: 100, dividedBy: 'V_oc_ref' },
    'attribute:temp_coeff_pmax_pct_c': from('gamma_pmp'),
    'attribute:noct_c': from('T_NOCT'),
    'attribute:length_mm': from('Length', 1000),
    'attribute:width_mm': from('Width', 1000),
    source: always('CEC module list (SAM)'),
  },
};

/** The modules that Sandia has measured, as SAM publishes them: other columns, and coefficients per degree. */
export const SANDIA_MODULES: Reading = {
  skipRows: 2,
  mapping: {
    category: always('solar-panels'),
    sku: from('Name'),
    name: { column: 'Name', after: ' ' },
    brand: { column: 'Name', before: ' ' },
    'attribute:isc_a': from('Isco'),
    'attribute:voc_v': from('Voco'),
    'attribute:imp_a': from('Impo'),
    'attribute:vmp_v': from('Vmpo'),
    'attribute:cell_technology': from('Material'),
    'attribute:temp_coeff_isc_pct_c': from('Aisc', 100),
    'attribute:temp_coeff_voc_pct_c': { column: 'Bvoco', factor: 100, dividedBy: 'Voco' },
    source: always('Sandia module list (SAM)'),
  },
};

/** Mappings that the demo keeps. */
export const DEMO_IMPORT_MAPPINGS = [
  {
    _id: demoId('map', 'cec-inverters'),
    kind: 'products',
    name: 'CEC inverters (SAM)',
    ...CEC_INVERTERS,
  },
  {
    _id: demoId('map', 'cec-modules'),
    kind: 'products',
    name: 'CEC modules (SAM)',
    ...CEC_MODULES,
  },
  {
    _id: demoId('map', 'sandia-modules'),
    kind: 'products',
    name: 'Sandia modules (SAM)',
    ...SANDIA_MODULES,
  },
];
