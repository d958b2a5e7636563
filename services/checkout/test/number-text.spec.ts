import { numberText } from '../src/orders/money-text';

it('writes the rates of a paper as its language does', () => {
  expect(numberText(3.6725, 'en')).toBe('3.6725');
  expect(numberText(3.6725, 'fr')).toBe('3,6725');
  expect(numberText(0.05, 'en', 'percent')).toBe('5%');
  expect(numberText(0.05, 'fr', 'percent')).toBe('5 %');
  expect(numberText(0.0525, 'fr', 'percent')).toBe('5,25 %');
});
