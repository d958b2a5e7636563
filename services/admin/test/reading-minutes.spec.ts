import { readingMinutes } from '../src/content/reading-minutes';

it('counts words, not marks or tags', () => {
  const words = Array.from({ length: 1000 }, () => 'word').join(' ');
  expect(readingMinutes(`<p>${words}</p><p> – · </p>`)).toBe(5);
});

it('is at least a minute', () => {
  expect(readingMinutes('')).toBe(1);
});
