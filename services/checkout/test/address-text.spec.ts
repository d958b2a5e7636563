import { addressText } from '../src/orders/address-text';

const address = {
  fullName: 'Leila Benali',
  phone: '+971 6 555 0190',
  line1: 'King Faisal Street 4',
  city: 'Sharjah',
  country: 'AE',
};

it('ends with the country by its name, in the language of the order', () => {
  expect(addressText(address, 'en')).toMatch(/^Leila Benali\n.*\nSharjah\nUnited Arab Emirates$/s);
  expect(addressText(address, 'fr')).toMatch(/\nÉmirats arabes unis$/);
});
