import { mediaOf } from './media-of-entry';

it('finds the files that an entry shows or links to, each once', () => {
  const alt = { en: '', fr: '' };
  const body = {
    en: '<img src="/api/bucket/uploads/a.webp" /><a href="/api/bucket/uploads/b.pdf">b</a>',
    fr: '<img src="/api/bucket/uploads/a.webp" /><img src="/images/site/c.webp" />',
  };
  const image = { path: '/api/bucket/uploads/d.jpg', alt };
  expect(mediaOf({ image, body })).toEqual([
    '/api/bucket/uploads/d.jpg',
    '/api/bucket/uploads/a.webp',
    '/api/bucket/uploads/b.pdf',
  ]);
});
