import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen } from '@testing-library/react';
import { Link } from 'react-router';
import { sampleProduct } from '../../../testing/sample-product';
import { handedOver } from '../../product-card/carried-picture';
import { DetailSkeleton } from './detail-skeleton';

const product = sampleProduct();

async function opened(state?: object) {
  const { user } = await renderWithKit(
    <Link to="/products/hi-mo-5" state={state}>
      Open
    </Link>,
    { routes: [{ path: '/products/:slug', element: <DetailSkeleton /> }] },
  );
  await user.click(screen.getByRole('link', { name: 'Open' }));
}

it('shows the picture of the card in its place until the product is there', async () => {
  await opened(handedOver(product));
  expect(screen.getByRole('img').getAttribute('src')).toContain(product.image?.url);
});

it('keeps the place of the picture free where the page was opened from elsewhere', async () => {
  await opened();
  expect(screen.queryByRole('img')).toBeNull();
});
