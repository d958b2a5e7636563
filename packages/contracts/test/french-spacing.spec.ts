import { frenchSpacing } from '../src/common/french-spacing';

const shown = (text: string) =>
  frenchSpacing(text).replaceAll('\u00a0', '~').replaceAll('\u2060', '_');

it.each([
  ['Pourquoi ne vois-je pas les prix ?', 'Pourquoi ne vois-_je pas les prix~?'],
  ['Publier « {{title}} » ?', 'Publier «~{{title}}~»~?'],
  ['Jusqu’à 95 % de gazole en moins', 'Jusqu’à 95~% de gazole en moins'],
  ['au-dessus de 50 000 AED, à 75 °C', 'au-dessus de 50~000~AED, à 75~°C'],
  ['PDF, 15 Mo au plus ; 200 ko', 'PDF, 15~Mo au plus~; 200~ko'],
  ['de {{from}} à {{to}} mm', 'de {{from}} à {{to}}~mm'],
  ['1,3 million d’AED et 25 ans', '1,3~million d’AED et 25~ans'],
  ['12 kW et 20 kWh de stockage', '12~kW et 20~kWh de stockage'],
  ['Pourra-t-il déménager', 'Pourra-_t-_il déménager'],
  ['Déconnectez-le, sous-estimé', 'Déconnectez-_le, sous-estimé'],
  ['<p>Puis-je</p>', '<p>Puis-_je</p>'],
])('keeps what belongs together on one line: %s', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

it.each([
  '3 avis',
  'Zone 3 Abou Dabi',
  'les 3 options, 2 ou 4',
  'en 2026 vous avez livré',
  '14:30',
  'https://alsa.example/?q=1',
  '/pages/contactez-nous',
  'info@parlez-vous.example',
])('leaves other spaces and signs alone: %s', (text) => {
  expect(frenchSpacing(text)).toBe(text);
});
