import { headingsOf, withAnchors } from './article-headings';

const html =
  '<p>Start</p><h2>La durée de vie</h2><p>a</p><h2>Sources</h2><p>b</p><h2>Sources</h2><h2>…</h2>';

it('names each section by the words of its heading, and each name once', () => {
  expect(headingsOf(html)).toEqual([
    { id: 'la-duree-de-vie', text: 'La durée de vie' },
    { id: 'sources', text: 'Sources' },
    { id: 'section-3', text: 'Sources' },
    { id: 'section-4', text: '…' },
  ]);
});

it('puts the same names into the text', () => {
  const ids = [...withAnchors(html).matchAll(/<h2 id="([^"]*)">/g)].map(([, id]) => id);
  expect(ids).toEqual(headingsOf(html).map(({ id }) => id));
  expect(withAnchors(html)).toContain('<h2 id="sources">Sources</h2><p>b</p>');
});
