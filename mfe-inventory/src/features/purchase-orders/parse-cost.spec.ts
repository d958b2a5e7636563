import { parseCost } from './parse-cost';

it.each([
  ['12', 1200],
  ['12.5', 1250],
  ['12,05', 1205],
  [' 0.99 ', 99],
  ['', null],
  ['12.345', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['abc', undefined],
])('reads %j as %p', (text, minor) => {
  expect(parseCost(text)).toBe(minor);
});
