import { ANSWER_KEPT_MS, DOCUMENT_CACHE_CONTROL } from './document-age';

it('shows what was published within a minute', () => {
  const [fresh, behind] = [...DOCUMENT_CACHE_CONTROL.matchAll(/=(\d+)/g)].map(([, n]) => Number(n));
  expect(DOCUMENT_CACHE_CONTROL).toMatch(/^s-maxage=\d+, stale-while-revalidate=\d+$/);
  expect((fresh ?? 0) + (behind ?? 0) + ANSWER_KEPT_MS / 1000).toBeLessThan(60);
});
