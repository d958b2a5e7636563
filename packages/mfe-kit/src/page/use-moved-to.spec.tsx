import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen, waitFor } from '@testing-library/react';
import { useParams } from 'react-router';
import { useMovedTo } from './use-moved-to';

function Page() {
  const { slug } = useParams();
  useMovedTo(slug === 'old' ? '/things/new' : undefined);
  return <h1>{slug}</h1>;
}

it('takes the present address in the place of a former one', async () => {
  const { router } = await renderWithKit(<Page />, { route: '/things/old', path: '/things/:slug' });
  await screen.findByRole('heading', { name: 'new' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/things/new'));
  expect(router.state.historyAction).toBe('REPLACE');
});
