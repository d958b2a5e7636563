import { createMemoryRouter } from 'react-router';
import { reloadStaleBuild } from './stale-build';

const CHUNK = `${window.location.origin}/remotes/catalog/17.0a1b2c3d.js`;
const reload = jest.fn();
let answer: () => Promise<Pick<Response, 'status'>>;
let router: ReturnType<typeof createMemoryRouter>;
let listen: jest.SpiedFunction<typeof window.addEventListener>;

/** Goes on when everything that was waited for has been answered. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

async function fails(file: string, name: 'script' | 'link' | 'img' = 'script'): Promise<void> {
  const element = document.createElement(name);
  element.setAttribute('type', 'text/plain');
  element.setAttribute(name === 'link' ? 'href' : 'src', file);
  document.head.append(element);
  element.dispatchEvent(new Event('error'));
  element.remove();
  await settle();
}

/** A screen whose chunk is gone: its file fails while the visitor is still on the screen before. */
const screenThatIsGone = async () => {
  void fails(CHUNK);
  throw new Error('Loading chunk 17 failed.');
};

beforeEach(() => {
  jest.resetAllMocks();
  sessionStorage.clear();
  answer = async () => ({ status: 404 });
  globalThis.fetch = jest.fn(() => answer()) as unknown as typeof fetch;
  router = createMemoryRouter(
    [
      { path: '/gone', lazy: screenThatIsGone },
      { path: '/also-gone', lazy: screenThatIsGone },
      { path: '*', element: null },
    ],
    { initialEntries: ['/products'] },
  );
  router.initialize();
  listen = jest.spyOn(window, 'addEventListener');
  reloadStaleBuild(router, reload);
});

afterEach(() => {
  router.dispose();
  for (const given of listen.mock.calls) window.removeEventListener(...given);
  listen.mockRestore();
});

it('fetches a new document for a screen whose files are gone, once', async () => {
  await router.navigate('/gone');
  await settle();
  expect(reload).toHaveBeenCalledTimes(1);
  await router.navigate('/gone');
  await settle();
  expect(reload).toHaveBeenCalledTimes(1);
  await router.navigate('/also-gone');
  await settle();
  expect(reload).toHaveBeenCalledTimes(2);
});

it.each(['script', 'link'] as const)(
  'keeps a screen of which a part is gone (%s) until the visitor goes to another',
  async (name) => {
    await fails(CHUNK, name);
    await router.navigate('/products?sort=name');
    expect(reload).not.toHaveBeenCalled();
    await router.navigate('/cart');
    expect(reload).toHaveBeenCalledTimes(1);
  },
);

it.each([
  ['the connection failed', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the file is there after all', async () => ({ status: 200 })],
  ['the server is busy', async () => ({ status: 503 })],
])('does not when %s', async (_case, given) => {
  answer = given;
  await router.navigate('/gone');
  await settle();
  await router.navigate('/cart');
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  ["another site's script", 'https://js.stripe.com/v3', 'script'],
  ['a picture', `${window.location.origin}/images/card.avif`, 'img'],
] as const)('leaves %s alone', async (_case, file, name) => {
  await fails(file, name);
  await router.navigate('/cart');
  expect(globalThis.fetch).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});
