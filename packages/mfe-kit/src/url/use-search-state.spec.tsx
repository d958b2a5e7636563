import { act } from '@testing-library/react';
import { z } from 'zod';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';

const schema = z.object({
  page: z.coerce.number().int().min(1).catch(1),
  sort: z.enum(['name', '-name']).catch('name'),
});

function Probe() {
  const [state, setState] = useSearchState(schema);
  return (
    <>
      <output>{JSON.stringify(state)}</output>
      <button onClick={() => setState({ page: 3 })}>third</button>
      <button onClick={() => setState({ page: 1 })}>first</button>
      <button
        onClick={() => {
          setState({ page: 3 });
          setState({ sort: '-name' });
        }}
      >
        both
      </button>
    </>
  );
}

it('reads the address, falling back where it makes no sense', async () => {
  const { getByRole } = await renderWithKit(<Probe />, { route: '/?page=x&sort=-name' });
  expect(getByRole('status').textContent).toBe('{"page":1,"sort":"-name"}');
});

it('writes what differs from the default and keeps foreign parameters', async () => {
  const { getByText, router } = await renderWithKit(<Probe />, { route: '/?utm=mail' });
  await act(async () => getByText('third').click());
  expect(router.state.location.search).toBe('?utm=mail&page=3');
  await act(async () => getByText('first').click());
  expect(router.state.location.search).toBe('?utm=mail');
});

it('keeps both of two changes at once', async () => {
  const { getByText, router } = await renderWithKit(<Probe />, { route: '/' });
  await act(async () => getByText('both').click());
  expect(router.state.location.search).toBe('?page=3&sort=-name');
});
