import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, type createBrowserRouter } from 'react-router';
import { useRenewal } from './use-renewal';

const CHUNK = `${window.location.origin}/remotes/catalog/17.0a1b2c3d.js`;
const reload = jest.fn();
let answer: () => Promise<Pick<Response, 'status'>>;
let router: ReturnType<typeof createBrowserRouter>;

function Page() {
  useRenewal(reload);
  return null;
}

beforeEach(() => {
  jest.resetAllMocks();
  sessionStorage.clear();
  answer = async () => ({ status: 404 });
  globalThis.fetch = jest.fn(() => answer()) as unknown as typeof fetch;
  window.history.replaceState(null, '', '/products');
  router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: ['/products'] });
  render(<RouterProvider router={router} />);
});

const goTo = (address: string) => act(() => router.navigate(address));

const fails = (file: string) =>
  act(async () => {
    const script = document.createElement('script');
    script.src = file;
    script.type = 'text/plain';
    document.head.append(script);
    script.dispatchEvent(new Event('error'));
    script.remove();
  });

it('fetches a new document with the next screen, and not before', async () => {
  await fails(CHUNK);
  await goTo('/products?sort=name');
  expect(reload).not.toHaveBeenCalled();
  await goTo('/products/panel');
  expect(reload).toHaveBeenCalledTimes(1);
});

it('does so once for a file that stays missing', async () => {
  await fails(CHUNK);
  await goTo('/products/panel');
  await fails(CHUNK);
  await goTo('/cart');
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each([
  ['the connection failed', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the file is there after all', async () => ({ status: 200 })],
  ['the server is busy', async () => ({ status: 503 })],
])('keeps the page when %s', async (_case, given) => {
  answer = given;
  await fails(CHUNK);
  await goTo('/cart');
  expect(reload).not.toHaveBeenCalled();
});

it("leaves other sites' scripts alone", async () => {
  await fails('https://js.stripe.com/v3');
  await goTo('/cart');
  expect(fetch).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});
