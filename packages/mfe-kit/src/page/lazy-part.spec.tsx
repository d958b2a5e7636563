import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyPart } from '@solar/mfe-kit/page/lazy-part';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const Reviews = ({ product }: { product: string }) => <p>Reviews of {product}</p>;

it('leaves its place empty while its code cannot be had, and fills it when the connection is back', async () => {
  const load = jest.fn<Promise<typeof Reviews>, []>().mockRejectedValue(new Error('offline'));
  const Part = lazyPart('catalog/reviews', load);
  await renderWithKit(
    <>
      <p>Page</p>
      <Suspense fallback={<p>Wait</p>}>
        <Part product="Hi-MO" />
      </Suspense>
    </>,
  );
  await act(async () => Promise.resolve());
  expect(screen.queryByText('Wait')).toBeNull();
  expect(screen.getByText('Page')).toBeTruthy();
  load.mockResolvedValue(Reviews);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Reviews of Hi-MO')).toBeTruthy();
});

it('has something else in its place meanwhile, if there is any', async () => {
  const load = jest.fn<Promise<typeof Reviews>, []>().mockRejectedValue(new Error('offline'));
  const Part = lazyPart('catalog/reviews', load, () => <a href="/reviews">All reviews</a>);
  await renderWithKit(
    <Suspense fallback={<p>Wait</p>}>
      <Part product="Hi-MO" />
    </Suspense>,
  );
  expect(await screen.findByRole('link', { name: 'All reviews' })).toBeTruthy();
  load.mockResolvedValue(Reviews);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Reviews of Hi-MO')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

it('is fetched once for all places that show it', async () => {
  const load = jest.fn(async () => Reviews);
  const Part = lazyPart('catalog/reviews', load);
  await renderWithKit(
    <Suspense>
      <Part product="one" />
      <Part product="other" />
    </Suspense>,
  );
  expect(await screen.findByText('Reviews of other')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});
