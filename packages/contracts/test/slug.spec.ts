import fc from 'fast-check';
import { slugOf } from '../src/common/slug';

it.each([
  ['Éclairage extérieur', 'eclairage-exterieur'],
  ['Mise en œuvre à Abou Dabi', 'mise-en-oeuvre-a-abou-dabi'],
  ['Şahin & Yılmaz Straße', 'sahin-yilmaz-strasse'],
  ['LUNA2000-10-S0', 'luna2000-10-s0'],
  ['10 m² – ½ price', '10-m2-1-2-price'],
  ['--', ''],
  ['شمس', ''],
])('makes of %s the address %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

it('makes words of ASCII joined by single dashes of any name, and of a slug itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const slug = slugOf(name);
      expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
      expect(slugOf(slug)).toBe(slug);
    }),
  );
});
