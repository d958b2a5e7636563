import { decidingFigures } from '../src/fit/deciding-figures';

it('names what hard rules ask of a kind and of what goes with it', () => {
  expect([...decidingFigures('panel')]).toEqual(
    expect.arrayContaining(['voc_v', 'isc_a', 'temp_coeff_voc_pct_c', 'vmp_v']),
  );
  expect([...decidingFigures('inverter')]).toEqual(
    expect.arrayContaining(['max_dc_voltage_v', 'mppt_min_v']),
  );
});

it('leaves out what only warns or decides nothing', () => {
  expect(decidingFigures('panel').has('fire_class')).toBe(false);
  expect(decidingFigures('inverter').has('noise_db')).toBe(false);
});
