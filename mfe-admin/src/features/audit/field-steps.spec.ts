import { fieldSteps } from './field-steps';

it.each([
  ['name', [{ name: 'name', plain: 'Name' }]],
  ['values.taxBasisPoints', [{ name: 'taxBasisPoints', plain: 'Tax basis points' }]],
  [
    'items[prd_1].minQuantity',
    [
      { name: 'items', plain: 'Items', key: 'prd_1' },
      { name: 'minQuantity', plain: 'Min quantity' },
    ],
  ],
  [
    'lines[a.b].lot',
    [
      { name: 'lines', plain: 'Lines', key: 'a.b' },
      { name: 'lot', plain: 'Lot' },
    ],
  ],
  ['values', [{ name: 'values', plain: 'Values' }]],
])('names the steps of %s', (path, steps) => {
  expect(fieldSteps(path)).toEqual(steps);
});
