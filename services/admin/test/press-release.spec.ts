import type { ContentEntry } from '@solar/contracts/admin/content-http';
import { pagesIn, textOfPdf } from '@solar/service-kit/testing/pdf-text';
import { releaseContent } from '../src/press/release-content';
import { releasePdf } from '../src/press/release-pdf';
import { DEFAULT_SETTINGS } from '../src/settings/default-settings';
import { publicSettings, shownSettings } from '../src/settings/shown-settings';

const text = (en: string, fr: string) => ({ en, fr });
const empty = text('', '');
const release = (body: string): ContentEntry => ({
  ...{ id: 'cnt_1', kind: 'resources', slug: 'quarry', image: null },
  title: text('A quarry on batteries', 'Une carrière sur batteries'),
  excerpt: text('In short', 'En bref'),
  body: text(body, '<p>Depuis <strong>juin</strong></p>'),
  ...{ metaTitle: empty, metaDescription: empty, featured: false, order: 0 },
  fields: { type: 'press', date: '2026-11-01', url: '' },
  updatedAt: '2026-11-01T00:00:00.000Z',
});
const BODY = '<p>Since June</p><h2>In figures</h2><ul><li>6 &lt; 7</li></ul>';
const settings = publicSettings(shownSettings(DEFAULT_SETTINGS, 1));
const plain = (pdf: Buffer) => textOfPdf(pdf).replace(/[\u00a0\u202f]/g, ' ');

it('stands between its place and day and who the company is, in the language of the reader', () => {
  expect(releaseContent(release(BODY), settings, 'en')).toMatchObject({
    label: 'Press release',
    dateline: expect.stringMatching(/^\S.*, 1 November 2026$/) as string,
    lead: 'In short',
    blocks: [
      { element: 'text', text: 'Since June' },
      { element: 'title', text: 'In figures' },
      { element: 'point', text: '6 < 7' },
    ],
    about: { title: `About ${settings.siteName}`, text: settings.siteDescription.en },
  });
  const french = releaseContent(release(BODY), settings, 'fr');
  expect(french.dateline).toMatch(/, 1er novembre 2026$/);
  expect(french.blocks).toEqual([{ element: 'text', text: 'Depuis juin' }]);
  expect(french.contact).toBe(`Contact presse\u00a0: ${settings.contactEmail} · ${settings.phone}`);
});

it('is written on as many pages as it takes', async () => {
  const short = await releasePdf(releaseContent(release(BODY), settings, 'fr'));
  expect(pagesIn(short)).toBe(1);
  expect(plain(short)).toContain('Communiqué de presse');
  const long = BODY.repeat(40);
  expect(pagesIn(await releasePdf(releaseContent(release(long), settings, 'en')))).toBeGreaterThan(
    2,
  );
});
