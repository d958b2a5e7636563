import type { MediaUses } from '@solar/contracts/admin/media-http';
import { fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen } from '@testing-library/react';
import remote from '../../../remote';
import { SAMPLE_MEDIA } from '../../../testing/sample-media';
import { RemoveMediaDialog } from './remove-media-dialog';

const UNUSED: MediaUses = { items: [], settings: false, home: false };

async function ask(products: MediaUses['products']) {
  const { calls } = fakeHttp({
    'GET /api/admin/media/med_1/uses': { ...UNUSED, products },
    'DELETE /api/admin/media/med_1': undefined,
  });
  const onClose = jest.fn();
  const { user } = await renderWithKit(
    <RemoveMediaDialog media={SAMPLE_MEDIA} onClose={onClose} />,
    {
      user: { role: 'admin' },
      locales: { admin: remote.locales },
    },
  );
  return { user, calls, onClose };
}

it('names the products that show a file before it is deleted anyway', async () => {
  const product = { productId: 'prd_1', sku: 'M1', name: 'Module', shownAs: 'picture' } as const;
  const { user, calls, onClose } = await ask({ total: 3, products: [product] });
  const link = await screen.findByRole('link', { name: 'Module' });
  expect(link.getAttribute('href')).toBe('/admin/products/edit/prd_1');
  expect(link.closest('li')?.textContent).toBe('Module M1, as a picture');
  expect(screen.getByText('and 2 more products').isConnected).toBe(true);
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Delete anyway' }));
  expect(calls.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/admin/media/med_1' });
  expect(onClose).toHaveBeenCalled();
});

it('says that nothing shows a file only when the catalogue has answered', async () => {
  const unused = 'No page, article, product or setting shows it.';
  await ask({ total: 0, products: [] });
  expect((await screen.findByText(unused)).isConnected).toBe(true);
  expect(screen.getByRole('button', { name: 'Delete' }).isConnected).toBe(true);
});

it('says that products are missing when the catalogue did not answer', async () => {
  await ask(null);
  expect((await screen.findByText(/The catalogue did not answer/)).isConnected).toBe(true);
  expect(screen.queryByText(/No page, article/)).toBeNull();
});
