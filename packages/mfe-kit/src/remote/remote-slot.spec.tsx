import { act, waitFor } from '@testing-library/react';
import { loadSlice, setRemoteLoader, useRemotes } from '@solar/mfe-kit/remote/remote-registry';
import { RemoteSlot } from '@solar/mfe-kit/remote/remote-slot';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import type { RemoteModule } from '@solar/mfe-kit/remote/remote-contract';

const texts = { title: 'From the slice' };
const slice: RemoteModule = {
  name: 'catalog',
  locales: { en: async () => ({ default: texts }), fr: async () => ({ default: texts }) },
  routes: [],
  slots: { teaser: async () => ({ default: () => <p>Teaser</p> }) },
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it("shows another slice's component", async () => {
  setRemoteLoader(async () => slice);
  const { findByText } = await renderWithKit(<RemoteSlot remote="catalog" name="teaser" />);
  expect(await findByText('Teaser')).toBeDefined();
  expect(useRemotes.getState().catalog).toBe('ready');
});

it('keeps the page when the slice is down or lacks the slot', async () => {
  setRemoteLoader(async (name) => {
    if (name === 'down') throw new Error('down');
    return slice;
  });
  const { findByText, getByText } = await renderWithKit(
    <>
      <p>Page</p>
      <RemoteSlot remote="down" name="teaser" down={<p>Down</p>} />
      <RemoteSlot remote="catalog" name="other" down={<p>Missing</p>} />
    </>,
  );
  expect(await findByText('Down')).toBeDefined();
  expect(await findByText('Missing')).toBeDefined();
  expect(getByText('Page')).toBeDefined();
});

it('fills by itself when the slice is back', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  let isDown = true;
  setRemoteLoader(async () => {
    if (isDown) throw new Error('down');
    return slice;
  });
  const { findByText, queryByText } = await renderWithKit(
    <RemoteSlot remote="back" name="teaser" down={<p>Down</p>} />,
  );
  await findByText('Down');
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(queryByText('Teaser')).toBeNull();
  isDown = false;
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(await findByText('Teaser')).toBeDefined();
  jest.useRealTimers();
});

it('asks again for a slice that failed, and only once for one that is there', async () => {
  const load = jest.fn<Promise<RemoteModule>, [string]>().mockRejectedValueOnce(new Error('down'));
  load.mockResolvedValue(slice);
  setRemoteLoader(load);
  await expect(loadSlice('catalog')).rejects.toThrow('down');
  await expect(loadSlice('catalog')).resolves.toBe(slice);
  await loadSlice('catalog');
  expect(load).toHaveBeenCalledTimes(2);
});

it('fetches the code of the screen that is wanted beside the texts, and of no other', async () => {
  let textsArrive = () => {};
  const slow = new Promise<{ default: object }>((resolve) => {
    textsArrive = () => resolve({ default: texts });
  });
  const wanted = jest.fn(async () => ({}));
  const other = jest.fn(async () => ({}));
  setRemoteLoader(async () => ({
    ...slice,
    name: 'slow',
    locales: { en: () => slow, fr: () => slow },
    routes: [
      { path: '/wanted/:id', lazy: wanted },
      { path: '/other', lazy: other },
    ],
  }));
  const loading = loadSlice('slow', '/wanted/1');
  await waitFor(() => expect(wanted).toHaveBeenCalledTimes(1));
  textsArrive();
  await loading;
  expect(other).not.toHaveBeenCalled();
});
