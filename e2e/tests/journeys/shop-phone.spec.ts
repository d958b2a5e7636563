import type { ProductCard } from '@solar/contracts/catalog/http';
import type { Api } from '../../src/api';
import { staySignedIn } from '../../src/browser-state';
import { Buyer } from '../../src/buyer';
import { expect, test } from '../../src/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Two products of the demo catalogue that can be bought, with their pictures. */
async function shown(customer: Api): Promise<[ProductCard, ProductCard]> {
  const query = { inStock: 'true', pageSize: '2' };
  const { body } = await customer.get<{ items: ProductCard[] }>('/api/catalog/products', { query });
  const [one, two] = body.items;
  if (!one || !two) throw new Error('The demo catalogue is empty');
  return [one, two];
}

const priceOf = ({ price }: ProductCard): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency: price?.unit.currency ?? '' }).format(
    (price?.unit.amount ?? 0) / 100,
  );

test('on a phone the price and Add stay in sight, toasts leave the bars free, and two products are compared side by side', async ({
  page,
  context,
  api,
}) => {
  const buyer = await Buyer.create(api, await api.as('admin'));
  const [one, two] = await shown(buyer.api);
  await staySignedIn(context, buyer.api);
  const bar = page.getByRole('group', { name: one.name });
  const bottom = page.getByRole('navigation').last();

  await test.step('the first screen of a product has its price and a way to buy', async () => {
    await page.goto(`/products/${one.slug}`);
    await expect(bar.getByText(priceOf(one)).first()).toBeInViewport({ ratio: 1 });
    await bar.getByRole('button', { name: `Add ${one.name} to cart` }).tap();
    const toast = page.getByRole('listitem').filter({ hasText: 'Added to cart' });
    await expect(toast).toBeVisible();
    await expect(async () => {
      const [above, below] = await Promise.all([toast.boundingBox(), bar.boundingBox()]);
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    }).toPass();
    await page
      .getByRole('main')
      .getByRole('button', { name: 'Add to cart', exact: true })
      .scrollIntoViewIfNeeded();
    await expect(bar).toBeHidden();
    await expect(bottom).toBeVisible();
  });

  await test.step('two products of a shared comparison are seen at once', async () => {
    await page.goto(`/product-comparison?ids=${one.id},${two.id}`);
    for (const { name } of [one, two]) {
      const column = page.getByRole('main').getByRole('link', { name }).first();
      await expect(column).toBeInViewport({ ratio: 0.9 });
    }
  });

  await test.step('a category that does not exist is not found', async () => {
    const answer = await page.goto('/products/category/nonsense');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Category not found' })).toBeVisible();
  });
});
