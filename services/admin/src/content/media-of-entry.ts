import type { ContentDoc } from './content.schema';

const IN_HTML = /(?:src|href)="(\/api\/bucket\/[^"?]+)"/g;

/** Paths of the files of the library that an entry shows or links to. */
export function mediaOf({ image, body }: Pick<ContentDoc, 'image' | 'body'>): string[] {
  const inTexts = [body.en, body.fr].flatMap((html) =>
    [...html.matchAll(IN_HTML)].map(([, path = '']) => path),
  );
  const all = image ? [image.path, ...inTexts] : inTexts;
  return [...new Set(all.filter((path) => path.startsWith('/api/bucket/')))];
}
