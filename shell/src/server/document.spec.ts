import type { RemoteBuild } from './builds';
import { documentOf, type DocumentParts } from './document';
import type { RenderedPage } from './render-page';

const TEMPLATE =
  '<!doctype html><html lang="en" dir="ltr"><head><title>Shop</title><meta name="description" content="Old">' +
  '<link rel="stylesheet" href="/core.1.css"><link rel="preload" as="script" href="/texts-en.1.js"></head>' +
  '<body><div id="root"></div><noscript>No scripts</noscript></body></html>';

const contract = { remote: '1.0.0', kit: '0.1.0', ui: '0.1.0' };
const build: RemoteBuild = {
  name: 'catalog',
  entry: '/remotes/catalog/mf-manifest.json',
  container: 'http://assets/remotes/catalog/server/remoteEntry.1.js',
  id: 'one',
  browser: {
    name: 'mfe_catalog',
    metaData: {
      remoteEntry: { name: 'remoteEntry.1.js', path: '' },
      contract,
      build: 'one',
      publicPath: '/remotes/catalog/',
      chunks: {
        remote: ['remote.1.js'],
        list: ['list.1.js', 'list.1.css'],
        reviews: ['reviews.1.js', 'reviews.1.css'],
      },
      consumed: {
        list: {
          '@solar/ui/select/select': ['7.1.css'],
          '@solar/ui/gallery/gallery': ['8.1.css'],
        },
      },
    },
  },
};
const parts: DocumentParts = {
  template: TEMPLATE,
  assets: {
    chunks: {
      'texts-en': ['texts-en.1.js'],
      'texts-fr': ['texts-fr.1.js'],
      core: ['core.1.css'],
      federation: ['federation.1.js'],
      footer: ['core.1.css', 'footer.1.css', 'footer.1.js'],
    },
    shared: { '@solar/ui/select/select': ['layers.1.css'] },
  },
  builds: [build],
  config: { remotes: [] },
  origin: 'https://shop.example',
};

const page = (given: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  language: 'en',
  html: '<h1>Panels</h1>',
  chunks: new Map(),
  state: { queries: { queries: [], mutations: [] }, loaderData: {} },
  meta: {
    title: 'Panels & "more" <now>',
    description: 'All panels',
    canonicalPath: '/products',
    image: { path: '/images/social.jpg', alt: 'Panels on a roof' },
    type: 'product',
    siteName: 'Sun & Co',
    feed: { title: 'Blog', path: '/fr/blog/feed.xml' },
    noIndex: false,
    jsonLd: [{ '@type': 'Product', name: '</script><script>alert(1)' }],
  },
  ...given,
});

const filesNamedIn = (html: string) =>
  [...html.matchAll(/ href="(\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file);

function stateOf(html: string): unknown {
  const [, json = ''] = /id="page-state">(.*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(json);
}

it('has the page, its title and its addresses in every language', () => {
  const html = documentOf(page({ language: 'fr' }), parts);
  expect(html).toContain('<html lang="fr" dir="ltr">');
  expect(html).toContain('<div id="root"><h1>Panels</h1></div>');
  expect(html).toContain('<title>Panels &amp; "more" &lt;now></title>');
  expect(html).toContain('<link rel="canonical" href="https://shop.example/fr/products">');
  expect(html).toContain('hreflang="en" href="https://shop.example/products"');
  expect(html).toContain('content="https://shop.example/images/social.jpg"');
  expect(html.match(/name="description"/g)).toHaveLength(1);
  expect(html).not.toContain('No scripts');
  expect(stateOf(html)).toMatchObject({ scripts: ['/texts-fr.1.js'] });
  expect(html).not.toContain('/texts-en.1.js');
});

it('keeps what the page itself shows without scripts', () => {
  const html = documentOf(page({ html: '<noscript><a href="?page=2">More</a></noscript>' }), parts);
  expect(html).toContain('<noscript><a href="?page=2">More</a></noscript>');
  expect(html).not.toContain('No scripts');
});

it('says what link previews and feed readers ask for', () => {
  const html = documentOf(page({ language: 'fr' }), parts);
  for (const [key, value] of Object.entries({
    'og:type': 'product',
    'og:site_name': 'Sun &amp; Co',
    'og:url': 'https://shop.example/fr/products',
    'og:image': 'https://shop.example/images/social.jpg',
    'og:image:type': 'image/jpeg',
    'og:image:alt': 'Panels on a roof',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:locale': 'fr_FR',
    'og:locale:alternate': 'en_US',
  })) {
    expect(html).toContain(`<meta property="${key}" content="${value}">`);
  }
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
  expect(html).toContain('title="Blog" href="https://shop.example/fr/blog/feed.xml"');
});

it('lets no data end its script element', () => {
  const queries = { queries: [], mutations: [], text: '</script><script>alert(2)' };
  const html = documentOf(page({ state: { queries, loaderData: {} } }), parts);
  expect(html.match(/<script/g)).toHaveLength(2);
  expect(html).not.toMatch(/alert\(\d\)[^<]*<\/script><script/);
});

it('names the files of what it shows, and of what comes later only the styles', () => {
  const chunks: RenderedPage['chunks'] = new Map([
    ['catalog/list', 'alive'],
    ['catalog/reviews', 'near'],
    ['shell/footer', 'near'],
  ]);
  const html = documentOf(page({ chunks }), parts);
  expect(filesNamedIn(html)).toEqual([
    // What the document names for every page is not named again.
    '/core.1.css',
    // Of a part that the slice takes from the shell, and of one that the shell does not have.
    '/layers.1.css',
    '/remotes/catalog/8.1.css',
    '/footer.1.css',
    '/remotes/catalog/list.1.css',
    '/remotes/catalog/reviews.1.css',
  ]);
  // The scripts come after the first view.
  expect(stateOf(html)).toMatchObject({
    scripts: [
      '/texts-en.1.js',
      '/remotes/catalog/remoteEntry.1.js',
      '/remotes/catalog/remote.1.js',
      '/remotes/catalog/list.1.js',
    ],
    later: ['/footer.1.js', '/remotes/catalog/reviews.1.js'],
  });
});

it('leaves a slice for later that shows nothing at once', () => {
  const chunks: RenderedPage['chunks'] = new Map([['catalog/reviews', 'near']]);
  const state = stateOf(documentOf(page({ chunks }), parts));
  expect(state).toMatchObject({
    scripts: ['/texts-en.1.js'],
    later: [
      '/remotes/catalog/remoteEntry.1.js',
      '/remotes/catalog/remote.1.js',
      '/federation.1.js',
      '/remotes/catalog/reviews.1.js',
    ],
  });
});

it('has the styles of what is seen from the first view on, and its scripts later', () => {
  const chunks: RenderedPage['chunks'] = new Map([
    ['shell/page', 'alive'],
    ['catalog/list', 'seen'],
  ]);
  const html = documentOf(page({ chunks }), parts);
  expect(filesNamedIn(html)).toContain('/layers.1.css');
  expect(stateOf(html)).toMatchObject({
    scripts: ['/texts-en.1.js'],
    later: expect.arrayContaining(['/remotes/catalog/list.1.js']),
  });
});

it('asks for the scripts at once where the browser renders the page by itself', () => {
  const html = documentOf(page({ status: 404, state: undefined }), parts);
  expect(filesNamedIn(html)).toEqual(['/core.1.css', '/texts-en.1.js']);
});

it('gives a page that is missing no address of its own', () => {
  const { canonicalPath: _gone, ...known } = { ...page().meta };
  const meta = { ...(known as NonNullable<RenderedPage['meta']>), noIndex: true };
  const html = documentOf(page({ status: 404, state: undefined, meta }), parts);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toMatch(/rel="canonical"|hreflang|og:url/);
});

it('hands over the builds that rendered it', () => {
  expect(stateOf(documentOf(page(), parts))).toMatchObject({
    builds: {
      '/remotes/catalog/mf-manifest.json': {
        name: 'mfe_catalog',
        metaData: { remoteEntry: { name: 'remoteEntry.1.js' }, contract },
      },
    },
  });
});

it('hands over nothing where the browser has to ask by itself', () => {
  expect(documentOf(page({ status: 404, state: undefined }), parts)).not.toContain('page-state');
});
