import { mapTexts } from './map-texts';

it('reaches texts in trees and lists, and leaves the rest', () => {
  const texts = { a: { b: 'no' }, list: ['go'], count: 3, none: null };
  expect(mapTexts(texts, (text) => text.toUpperCase())).toEqual({
    a: { b: 'NO' },
    list: ['GO'],
    count: 3,
    none: null,
  });
});
