import { linesOf } from '../../lines-of-html';
import { textsOf } from './snapshot-texts';

it('reads HTML as lines, without mark-up', () => {
  const html =
    '<h2>Cost</h2><p>By the <strong>kWp</strong>.<br>Net.</p><ul><li>One</li><li>Two</li></ul>';
  expect(linesOf(html)).toBe('Cost\nBy the kWp.\nNet.\nOne\nTwo');
});

it('lists the kind’s own fields, lists and both languages', () => {
  const text = { en: 'Roof', fr: 'Toit' };
  const texts = textsOf({
    slug: 'roof',
    title: text,
    excerpt: text,
    body: text,
    metaTitle: text,
    metaDescription: text,
    image: null,
    fields: { tags: ['heat', 'dust'], results: text, benefits: [text] },
    status: 'draft',
  });
  expect(texts).toContainEqual({ part: 'title', language: 'fr', text: 'Toit' });
  expect(texts).toContainEqual({ part: 'fields.tags', text: 'heat\ndust' });
  expect(texts).toContainEqual({ part: 'fields.results', language: 'en', text: 'Roof' });
  expect(texts).toContainEqual({ part: 'fields.benefits', text: 'Roof / Toit' });
});
