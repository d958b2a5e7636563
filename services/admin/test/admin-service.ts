import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestService, type TestService } from '@solar/service-kit/testing/test-service';
import { adminService } from '../src/service';

/** The whole admin service for a suite, with a media folder of its own. */
export async function startAdmin(): Promise<TestService> {
  return createTestService({
    ...adminService,
    env: { MEDIA_DIR: await mkdtemp(join(tmpdir(), 'media-')) },
  });
}

export const text = (en: string, fr = '') => ({ en, fr });

/** A valid project entry, to be varied. */
export function projectInput(slug: string) {
  return {
    slug,
    title: text('Rooftop in Al Quoz', 'Toiture à Al Quoz'),
    excerpt: text('Short'),
    body: text('<p>Long</p><script>alert(1)</script>'),
    metaTitle: text(''),
    metaDescription: text(''),
    image: null,
    fields: {
      location: 'Dubai',
      segment: 'commercial',
      system: 'on-grid',
      installedOn: '2025-03-01',
      capacityKwp: 420,
      annualProductionKwh: 690000,
      co2TonnesPerYear: 290,
      challenge: text('c'),
      solution: text('s'),
      results: text('r'),
    },
  };
}

/** A valid page, to be varied. */
export function pageInput(slug: string, fields: object = {}) {
  return {
    ...projectInput(slug),
    title: text(`Page ${slug}`),
    fields: {
      ...{ parentId: null, template: 'default', showInMenu: false },
      ...{ protected: false, opening: false, ...fields },
    },
  };
}
