import type { Media } from '@solar/contracts/admin/site-http';

/** A picture of the media library, for tests. */
export const SAMPLE_MEDIA: Media = {
  id: 'med_1',
  filename: 'roof.jpg',
  folder: '',
  contentType: 'image/jpeg',
  size: 1,
  width: 200,
  height: 100,
  path: '/api/bucket/uploads/med_1.jpg',
  uploadedAt: '2026-01-01T00:00:00.000Z',
};
