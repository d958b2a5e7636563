import type { ContentEntry } from '@solar/contracts/admin/content-http';
import { specimenContent } from '../src/certificates/specimen-content';

const text = (en: string, fr: string) => ({ en, fr });
const empty = text('', '');
const entry: ContentEntry = {
  ...{ id: 'cnt_1', kind: 'certificates', slug: 'iso-9001', body: empty, image: null },
  title: text('ISO 9001', 'ISO 9001'),
  excerpt: text('Design and construction', 'Conception et construction'),
  ...{ metaTitle: empty, metaDescription: empty, featured: false, order: 0 },
  fields: {
    issuer: text('An accredited certifier', 'Un certificateur accrédité'),
    ...{ number: 'QMS-1', validFrom: '2025-05-15', validUntil: '2028-05-14', file: '' },
  },
  updatedAt: '2026-11-01T00:00:00.000Z',
};

it('says what its entry says, that it is a specimen, and its days without the time zone of the server', () => {
  const { mark, facts, scope } = specimenContent(entry, 'Alsa Solar', 'fr');
  expect([mark, scope]).toEqual(['SPÉCIMEN', 'Conception et construction']);
  expect(facts).toEqual([
    { label: 'Titulaire', value: 'Alsa Solar' },
    { label: 'Délivré par', value: 'Un certificateur accrédité' },
    { label: 'Numéro', value: 'QMS-1' },
    { label: 'Valable à partir du', value: '15 mai 2025' },
    { label: 'Valable jusqu’au', value: '14 mai 2028' },
  ]);
});
