import { setLanguage } from '@solar/mfe-kit/i18n/i18n';
import { fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { act, screen, waitFor } from '@testing-library/react';
import { useCheckoutDraft } from '../src/features/checkout/checkout-draft';
import { CheckoutPage } from '../src/features/checkout/checkout.page';
import { AddressStep } from '../src/features/checkout/components/address-step';
import remote from '../src/remote';

const home = {
  id: 'adr_1',
  label: 'Home',
  fullName: 'Mona Haddad',
  phone: '+971 4 555 0100',
  line1: 'Palm Street 7',
  city: 'Dubai',
  country: 'AE',
  defaultShipping: true,
  defaultBilling: true,
};

it('offers a saved address with the name of its country in the language of the page', async () => {
  const { restore } = fakeHttp({ 'GET /api/account/addresses': { items: [home] } });
  await renderWithKit(<AddressStep onDone={() => undefined} />, {
    user: {},
    locales: { checkout: remote.locales },
  });
  const inEnglish = await screen.findByText('Palm Street 7, Dubai, United Arab Emirates');
  expect(inEnglish.isConnected).toBe(true);
  await act(() => setLanguage('fr'));
  const inFrench = await screen.findByText('Palm Street 7, Dubai, Émirats arabes unis');
  expect(inFrench.isConnected).toBe(true);
  await act(() => setLanguage('en'));
  restore();
});

const KEPT = {
  draft: {
    email: 'half@',
    addressId: null,
    shipping: { fullName: 'Mona Haddad', line1: 'Pal', country: 'AE' },
    sameBilling: true,
    billing: null,
    saveAddress: false,
    shippingMethodId: null,
    paymentMethod: 'card',
    notes: '',
    poNumber: 'PO-7',
    taxNumber: '',
  },
  lastOrder: null,
};
const CART = {
  cartId: 'crt_1',
  revision: 1,
  itemCount: 1,
  priceAccess: 'visible',
  subtotal: null,
  lines: [],
};
const cartLine = {
  productId: 'prd_a',
  quantity: 1,
  slug: 'a',
  name: 'A',
  brand: 'B',
  imageUrl: '',
};
const stock = { status: 'in_stock', available: null };
const shop = {
  'GET /api/checkout/draft': KEPT,
  'GET /api/checkout/cart': {
    ...CART,
    lines: [{ ...cartLine, sku: 'S', unit: null, lineTotal: null, stock, buyable: true }],
  },
  'PUT /api/checkout/draft': '',
};
const approved = { id: 'usr_1', approved: true };

describe('what was typed in the checkout', () => {
  beforeEach(() => useCheckoutDraft.getState().reset());

  it('is there again after a reload, and goes to the service as it is typed', async () => {
    const { calls } = fakeHttp({ ...shop, 'GET /api/account/addresses': { items: [] } });
    const { user } = await renderWithKit(<CheckoutPage />, {
      user: approved,
      locales: { checkout: remote.locales },
      route: '/checkout?step=shipping',
    });
    const street = await screen.findByRole('textbox', { name: /Street and number/ });
    expect((street as HTMLInputElement).value).toBe('Pal');
    const email = screen.getByRole('textbox', { name: /Email for the order/ });
    expect((email as HTMLInputElement).value).toBe('half@');
    await user.type(street, 'm Street 7');
    await waitFor(() => {
      const sent = calls.filter(({ method }) => method === 'PUT').at(-1)?.body;
      expect(sent).toMatchObject({ shipping: { line1: 'Palm Street 7' }, poNumber: 'PO-7' });
    });
  });

  it('names an empty e-mail as a missing one', async () => {
    fakeHttp({ ...shop, 'GET /api/account/addresses': { items: [home] } });
    const { user } = await renderWithKit(<AddressStep onDone={() => undefined} />, {
      user: approved,
      locales: { checkout: remote.locales },
    });
    await user.clear(await screen.findByRole('textbox', { name: /Email for the order/ }));
    await user.click(screen.getByRole('button', { name: 'Continue to shipping' }));
    expect((await screen.findByText('This field is required')).isConnected).toBe(true);
  });

  it('offers the address of the last order, and saves a typed one', async () => {
    const { id: _id, label: _label, defaultShipping: _s, defaultBilling: _b, ...address } = home;
    const { calls } = fakeHttp({
      'GET /api/account/addresses': { items: [] },
      'POST /api/account/addresses': { ...home, id: 'adr_2' },
    });
    const lastOrder = { shippingAddress: address, billingAddress: address, taxNumber: '1002' };
    useCheckoutDraft.getState().load('usr_1', { draft: null, lastOrder });
    let done = 0;
    const { user } = await renderWithKit(<AddressStep onDone={() => (done += 1)} />, {
      user: approved,
      locales: { checkout: remote.locales },
    });
    expect((await screen.findByText('As in your last order')).isConnected).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Continue to shipping' }));
    await waitFor(() => expect(done).toBe(1));
    expect(useCheckoutDraft.getState()).toMatchObject({
      shippingAddress: address,
      taxNumber: '1002',
    });

    await user.click(screen.getByRole('radio', { name: /Another address/ }));
    await user.type(screen.getByRole('textbox', { name: /Full name/ }), 'Zoe');
    await user.type(screen.getByRole('textbox', { name: /Phone/ }), '+971 4 555 0101');
    await user.type(screen.getByRole('textbox', { name: /Street/ }), 'Creek Road 1');
    await user.type(screen.getByRole('textbox', { name: /City/ }), 'Dubai');
    await user.click(screen.getByRole('checkbox', { name: /Save to my address book/ }));
    await user.click(screen.getByRole('button', { name: 'Continue to shipping' }));
    await waitFor(() => expect(done).toBe(2));
    const saved = calls.find(({ method }) => method === 'POST');
    expect(saved?.body).toMatchObject({ fullName: 'Zoe', line1: 'Creek Road 1' });
  });
});
