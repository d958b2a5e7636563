import { addressLines, isSameAddress } from '../../src/checkout/address-lines';

const address = {
  fullName: 'Leila Benali',
  phone: '+971 6 555 0190',
  line1: 'King Faisal Street 4',
  city: 'Sharjah',
  country: 'AE',
};

it('ends with the country by its name, in the given language', () => {
  expect(addressLines(address, 'en')).toEqual([
    'Leila Benali',
    'King Faisal Street 4',
    'Sharjah',
    'United Arab Emirates',
  ]);
  expect(addressLines(address, 'fr').at(-1)).toBe('Émirats arabes unis');
});

it('has the postcode before the city, and no line without a text', () => {
  const full = {
    ...address,
    company: '',
    line2: 'Floor 3',
    postalCode: '1001',
    region: 'East coast',
  };
  expect(addressLines(full, 'en').slice(1, 5)).toEqual([
    'King Faisal Street 4',
    'Floor 3',
    '1001 Sharjah',
    'East coast',
  ]);
});

it('names a city once that its emirate is named after', () => {
  const lines = addressLines({ ...address, region: 'sharjah ' }, 'en');
  expect(lines.slice(2)).toEqual(['Sharjah', 'United Arab Emirates']);
});

it('takes two addresses for the same when they say the same, and not when one line or the telephone differs', () => {
  expect(isSameAddress(address, { ...address, company: '', region: 'Sharjah' })).toBe(true);
  expect(isSameAddress(address, { ...address, line2: 'Floor 3' })).toBe(false);
  expect(isSameAddress(address, { ...address, phone: '+971 6 555 0191' })).toBe(false);
});
