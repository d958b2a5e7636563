import type { ContentEntry } from '@solar/contracts/admin/content-http';
import { formContent } from '../src/forms/form-content';

const text = (en: string, fr: string) => ({ en, fr });
const empty = text('', '');
const entry: ContentEntry = {
  ...{ id: 'cnt_1', kind: 'resources', slug: 'survey', image: null },
  title: text('Site survey', 'Relevé de site'),
  excerpt: text('To fill in', 'À remplir'),
  body: text(
    '<p>Write <strong>clearly</strong>.</p><h2>Roof &amp; ground</h2><ul><li><p>Area (m<sup>2</sup>)</p></li><li>Tilt</li></ul><p></p>',
    '<h2>Toit</h2><ul><li>Pente</li></ul>',
  ),
  ...{ metaTitle: empty, metaDescription: empty, featured: false, order: 0 },
  fields: { type: 'download', date: '2026-11-01', url: '' },
  updatedAt: '2026-11-01T00:00:00.000Z',
};
const SITE = { siteName: 'Alsa Solar', contact: 'hello@alsa.example' };

it('makes a title of each heading and a line of each point of a list, in one language', () => {
  expect(formContent(entry, SITE, 'en').parts).toEqual([
    { kind: 'text', text: 'Write clearly.' },
    { kind: 'title', text: 'Roof & ground' },
    { kind: 'line', text: 'Area (m2)' },
    { kind: 'line', text: 'Tilt' },
  ]);
  expect(formContent(entry, SITE, 'fr')).toMatchObject({
    ...{ ...SITE, title: 'Relevé de site', introduction: 'À remplir' },
    parts: [
      { kind: 'title', text: 'Toit' },
      { kind: 'line', text: 'Pente' },
    ],
  });
});
