import { fieldSteps } from './field-steps';

it.each([
  ['name', [{ name: 'name' }]],
  ['values.taxBasisPoints', [{ name: 'taxBasisPoints' }]],
  ['items[prd_1].minQuantity', [{ name: 'items', key: 'prd_1' }, { name: 'minQuantity' }]],
  ['lines[a.b].lot', [{ name: 'lines', key: 'a.b' }, { name: 'lot' }]],
  ['values', [{ name: 'values' }]],
])('names the steps of %s', (path, steps) => {
  expect(fieldSteps(path)).toEqual(steps);
});
