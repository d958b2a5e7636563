import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../..');
/** What a document names so that its styles come with it: `pageOf('shell/blog')`, `lazyPart('catalog/reviews', …)`. */
const NAMED = /(?:pageOf|lazyPart)\(\s*'([a-z]+)\/([a-z-]+)'|\bCHUNK = '([a-z]+)\/([a-z-]+)'/g;
const MADE = /webpackChunkName: "([a-z-]+)"/g;

function sources(folder: string): string[] {
  const src = path.join(ROOT, folder, 'src');
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(src, file), 'utf8'));
}

const slices = ['shell', ...readdirSync(ROOT).filter((name) => name.startsWith('mfe-'))];
const named = slices.flatMap(sources).flatMap((source) =>
  [...source.matchAll(NAMED)].map(([, page, pageChunk, part, partChunk]) => ({
    slice: page ?? part,
    chunk: pageChunk ?? partChunk,
  })),
);

describe('a chunk that a document names', () => {
  it('is one that the build of its slice makes: else the page stands without styles until its scripts run', () => {
    const made = new Set(
      slices.flatMap((folder) =>
        sources(folder).flatMap((source) =>
          [...source.matchAll(MADE)].map(([, chunk]) => `${folder.replace('mfe-', '')}/${chunk}`),
        ),
      ),
    );
    expect(named.length).toBeGreaterThan(20);
    const unknown = named
      .map(({ slice, chunk }) => `${slice}/${chunk}`)
      .filter((name) => !made.has(name));
    expect([...new Set(unknown)]).toEqual([]);
  });
});
