import { Texts } from './texts';

const english = new Texts('en');
const french = new Texts('fr');

it('says what the interface says, with its values', () => {
  expect(english.of('shell:cartWithCount_one', { count: 1 })).toBe('Cart, 1 item');
  expect(() => english.of('shell:no.such.text')).toThrow('No text shell:no.such.text in en');
});

it('finds the text of the wrong language, and no other', () => {
  const shown = [
    english.of('catalog:cart.add'),
    french.of('catalog:cart.add'),
    'Test module',
    'FAQ',
  ];
  expect(french.foreignIn(shown, 'en')).toEqual([english.of('catalog:cart.add')]);
});

it('distinguishes a field from those whose labels begin alike', () => {
  const name = french.labelled('account:auth.fields.lastName');
  expect(name.test('Nom (obligatoire)')).toBe(true);
  expect(name.test('Nom d’utilisateur (facultatif)')).toBe(false);
});
