import type { ProductsBySku } from '@solar/contracts/catalog/http';
import { useCart } from '@solar/mfe-kit/stores/cart-store';
import { fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen } from '@testing-library/react';
import remote from '../../remote';
import { sampleProduct } from '../../testing/sample-product';
import { QuickOrderPage } from './quick-order.page';

const locales = { catalog: remote.locales };
const KNOWN = 37;
const skus = Array.from({ length: KNOWN }, (_, index) => `SKU-${index}`);
const wrong = ['NO-SUCH; 2', 'SKU-1; 0', 'ALSO-NOT'];

describe('quick order', () => {
  let http: ReturnType<typeof fakeHttp>;
  beforeEach(() => {
    useCart.getState().clear();
    const answer: ProductsBySku = {
      items: skus.map((sku) => ({ asked: sku, product: sampleProduct({ id: `prd_${sku}`, sku }) })),
      missing: ['NO-SUCH', 'ALSO-NOT'],
      priceAccess: 'login',
    };
    http = fakeHttp({ 'POST /api/catalog/products/by-skus': answer });
  });
  afterEach(() => http.restore());

  it('puts forty pasted lines into the cart, all but three wrong ones', async () => {
    const { user } = await renderWithKit(<QuickOrderPage />, { locales });
    const box = screen.getByRole('textbox', { name: 'SKUs and quantities' });
    await user.click(box);
    await user.paste([...skus.map((sku, index) => `${sku};${index + 1}`), ...wrong].join('\n'));
    await user.click(screen.getByRole('button', { name: 'Check the list' }));
    expect(await screen.findByText(/37 products found\./)).toBeTruthy();
    const refused = screen.getByRole('region', { name: 'Not added' });
    expect([...refused.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      'Line 38, “NO-SUCH; 2”: no product has this SKU',
      'Line 39, “SKU-1; 0”: the quantity is a whole number from 1 to 10,000',
      'Line 40, “ALSO-NOT”: no product has this SKU',
    ]);
    await user.click(screen.getByRole('button', { name: 'Add 37 products to cart' }));
    const { lines } = useCart.getState();
    expect(lines.map(({ quantity }) => quantity)).toEqual(skus.map((_, index) => index + 1));
  });

  /** Pastes a list of products that a customer with prices can see, and has it checked. */
  async function checkList(known: ReturnType<typeof sampleProduct>[], list: string) {
    http.restore();
    http = fakeHttp({
      'POST /api/catalog/products/by-skus': {
        items: known.map((product) => ({ asked: product.sku, product })),
        ...{ missing: [], priceAccess: 'visible' },
      },
    });
    const { user } = await renderWithKit(<QuickOrderPage />, { locales });
    await user.click(screen.getByRole('textbox', { name: 'SKUs and quantities' }));
    await user.paste(list);
    await user.click(screen.getByRole('button', { name: 'Check the list' }));
  }

  it('says which product is out of stock, and which is not for sale', async () => {
    const known = [
      sampleProduct({ id: 'prd_1', sku: 'GONE', stock: 'out_of_stock' }),
      sampleProduct({ id: 'prd_2', sku: 'UNPRICED', priceAccess: 'visible', price: null }),
    ];
    await checkList(known, 'GONE; 1\nUNPRICED; 1');
    expect(await screen.findByText(/“GONE; 1”: out of stock/)).toBeTruthy();
    expect(screen.getByText(/“UNPRICED; 1”: not for sale at the moment/)).toBeTruthy();
  });

  it('shows what each line costs at the price of its quantity, and all of them once', async () => {
    const usd = (amount: number) => ({ amount, currency: 'USD' });
    const price = {
      unit: usd(10_000),
      source: 'base' as const,
      tiers: [{ from: 10, unit: usd(9_000) }],
    };
    const known = ['FIRST', 'SECOND'].map((sku) =>
      sampleProduct({ id: `prd_${sku}`, sku, priceAccess: 'visible', price }),
    );
    await checkList(known, 'FIRST; 4\nSECOND; 2\nFIRST; 6');
    const rows = await screen.findAllByRole('row');
    const sums = rows.slice(1).map((row) => row.lastElementChild?.textContent);
    expect(sums).toEqual(['$900.00', '$200.00', '$1,100.00']);
  });

  it('asks for nothing before anything is pasted', async () => {
    await renderWithKit(<QuickOrderPage />, { locales });
    expect(screen.getByRole('button', { name: 'Check the list' })).toHaveProperty('disabled', true);
    expect(http.calls).toEqual([]);
  });
});
