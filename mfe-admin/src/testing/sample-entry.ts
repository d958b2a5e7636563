import type { AdminContentEntry } from '@solar/contracts/admin/content-http';

const none = { en: '', fr: '' };

/** The draft of a page, for tests. */
export const SAMPLE_ENTRY: AdminContentEntry = {
  id: 'ent_01J00000000000000000000000',
  kind: 'pages',
  slug: 'care',
  title: { en: 'Care of panels', fr: 'Entretien des panneaux' },
  excerpt: none,
  body: none,
  metaTitle: none,
  metaDescription: none,
  image: null,
  featured: false,
  order: 1,
  fields: {},
  status: 'draft',
  version: 0,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
};
