import { filterOf, withFilter } from './attribute-filters';

describe('filters by attributes in the address', () => {
  it('change one attribute and leave the others', () => {
    const three = withFilter('', { code: 'phase', values: ['three'] });
    const both = withFilter(three, { code: 'usable_energy_kwh', values: [], min: 5, max: 15.5 });
    expect(both).toBe('phase.three~usable_energy_kwh.5..15.5');
    expect(filterOf(both, 'usable_energy_kwh')).toMatchObject({ min: 5, max: 15.5 });
    expect(withFilter(both, { code: 'phase', values: [] })).toBe('usable_energy_kwh.5..15.5');
    expect(withFilter(both, { code: 'usable_energy_kwh', values: [], min: -3 })).toBe(
      'phase.three~usable_energy_kwh.-3..',
    );
  });

  it('keep values with dots and spaces, and take nonsense for none', () => {
    const text = withFilter('', { code: 'cell', values: ['n-type HPBC 2.0', 'IP65/IP68 (1 m)'] });
    expect(filterOf(text, 'cell').values).toEqual(['n-type HPBC 2.0', 'IP65/IP68 (1 m)']);
    expect(filterOf('~~nonsense', 'cell')).toEqual({ code: 'cell', values: [] });
  });
});
