import type { ImportMapping } from '@solar/contracts/catalog/import-http';
import { demoId } from '@solar/contracts/common/demo-ids';

const from = (column: string, factor?: number) =>
  factor === undefined ? { column } : { column, factor };

/** The list of inverters of the California Energy Commission with the coefficients of the Sandia model, as SAM publishes it. */
export const CEC_INVERTERS: ImportMapping = {
  skipRows: 2,
  categoryId: demoId('cat', 'inverters'),
  sku: from('Name'),
  name: { column: 'Name', after: ':' },
  brand: { column: 'Name', before: ':' },
  powerW: from('Paco'),
  attributes: [
    { code: 'rated_ac_kw', source: from('Paco', 0.001) },
    { code: 'nominal_ac_v', source: from('Vac') },
    { code: 'max_dc_voltage_v', source: from('Vdcmax') },
    { code: 'dc_current_max_a', source: from('Idcmax') },
    { code: 'mppt_min_v', source: from('Mppt_low') },
    { code: 'mppt_max_v', source: from('Mppt_high') },
    { code: 'sandia_paco_w', source: from('Paco') },
    { code: 'sandia_pdco_w', source: from('Pdco') },
    { code: 'sandia_vdco_v', source: from('Vdco') },
    { code: 'sandia_pso_w', source: from('Pso') },
    { code: 'sandia_c0_per_w', source: from('C0') },
    { code: 'sandia_c1_per_v', source: from('C1') },
    { code: 'sandia_c2_per_v', source: from('C2') },
    { code: 'sandia_c3_per_v', source: from('C3') },
    { code: 'sandia_pnt_w', source: from('Pnt') },
  ],
  provenance: 'CEC inverter list (SAM)',
};

/** The list of modules of the same commission, as SAM publishes it. */
export const CEC_MODULES: ImportMapping = {
  skipRows: 2,
  categoryId: demoId('cat', 'solar-panels'),
  sku: from('Name'),
  name: from('Name'),
  brand: from('Manufacturer'),
  powerW: from('STC'),
  attributes: [
    { code: 'power_wp', source: from('STC') },
    { code: 'cell_technology', source: from('Technology') },
    { code: 'bifacial', source: from('Bifacial') },
    { code: 'isc_a', source: from('I_sc_ref') },
    { code: 'voc_v', source: from('V_oc_ref') },
    { code: 'imp_a', source: from('I_mp_ref') },
    { code: 'vmp_v', source: from('V_mp_ref') },
    {
      code: 'temp_coeff_isc_pct_c',
      source: { column: 'alpha_sc', factor: 100, dividedBy: 'I_sc_ref' },
    },
    {
      code: 'temp_coeff_voc_pct_c',
      source: { column: 'beta_oc', factor: 100, dividedBy: 'V_oc_ref' },
    },
    { code: 'temp_coeff_pmax_pct_c', source: from('gamma_pmp') },
    { code: 'noct_c', source: from('T_NOCT') },
    { code: 'length_mm', source: from('Length', 1000) },
    { code: 'width_mm', source: from('Width', 1000) },
  ],
  provenance: 'CEC module list (SAM)',
};

/** The modules that Sandia has measured, as SAM publishes them: other columns, and coefficients per degree. */
export const SANDIA_MODULES: ImportMapping = {
  skipRows: 2,
  categoryId: demoId('cat', 'solar-panels'),
  sku: from('Name'),
  name: { column: 'Name', after: ' ' },
  brand: { column: 'Name', before: ' ' },
  powerW: null,
  attributes: [
    { code: 'isc_a', source: from('Isco') },
    { code: 'voc_v', source: from('Voco') },
    { code: 'imp_a', source: from('Impo') },
    { code: 'vmp_v', source: from('Vmpo') },
    { code: 'cell_technology', source: from('Material') },
    { code: 'temp_coeff_isc_pct_c', source: from('Aisc', 100) },
    { code: 'temp_coeff_voc_pct_c', source: { column: 'Bvoco', factor: 100, dividedBy: 'Voco' } },
  ],
  provenance: 'Sandia module list (SAM)',
};

/** Mappings that the demo keeps. */
export const DEMO_IMPORT_MAPPINGS = [
  { _id: demoId('map', 'cec-inverters'), name: 'CEC inverters (SAM)', mapping: CEC_INVERTERS },
  { _id: demoId('map', 'cec-modules'), name: 'CEC modules (SAM)', mapping: CEC_MODULES },
  {
    _id: demoId('map', 'sandia-modules'),
    name: 'Sandia modules (SAM)',
    mapping: SANDIA_MODULES,
  },
];
