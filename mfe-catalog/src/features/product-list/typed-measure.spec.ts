import { typedMeasure } from './typed-measure';

it.each([
  ['5000', 'W', 'en', 5_000],
  ['5,000', 'W', 'en', 5_000],
  ['5 000 W', 'W', 'fr', 5_000],
  ['5 kW', 'W', 'en', 5_000],
  ['7,4kw', 'W', 'fr', 7_400],
  ['0.1 MW', 'W', 'en', 100_000],
  ['22.5', '%', 'en', 22.5],
  ['22,5 %', '%', 'fr', 22.5],
  ['6 mm²', 'mm²', 'en', 6],
  ['3', null, 'en', 3],
] as const)('reads %s in a field of %s (%s)', (text, unit, language, value) => {
  expect(typedMeasure(text, unit, language)).toBe(value);
});

it.each([
  ['', 'W', 'en'],
  ['ten', 'W', 'en'],
  ['5 kV', 'W', 'en'],
  ['5 kW', 'kWh', 'en'],
  ['-5', 'W', 'en'],
  // Ten or ten thousand: French readers mean either.
  ['10,000', 'W', 'fr'],
] as const)('takes %s for none in a field of %s (%s)', (text, unit, language) => {
  expect(typedMeasure(text, unit, language)).toBeNull();
});
