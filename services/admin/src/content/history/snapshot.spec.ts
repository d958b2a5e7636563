import type { ContentSnapshot } from '@solar/contracts/admin/content-history-http';
import { changedParts } from './snapshot';

const TEXT = { en: 'Roof', fr: 'Toiture' };
const SNAPSHOT: ContentSnapshot = {
  slug: 'roof',
  title: TEXT,
  excerpt: TEXT,
  body: TEXT,
  metaTitle: TEXT,
  metaDescription: TEXT,
  image: null,
  fields: { author: 'Mona', tags: ['heat'] },
  status: 'draft',
};

it('names the parts that differ, in one language too, and the kind’s own fields', () => {
  const after: ContentSnapshot = {
    ...SNAPSHOT,
    title: { en: 'Roof', fr: 'Toit' },
    fields: { author: 'Mona', tags: ['heat', 'dust'] },
    status: 'published',
  };
  expect(changedParts(SNAPSHOT, after)).toEqual(['title', 'status', 'fields.tags']);
});

it('finds no difference between equal states', () => {
  expect(changedParts(SNAPSHOT, JSON.parse(JSON.stringify(SNAPSHOT)) as ContentSnapshot)).toEqual(
    [],
  );
});
