import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RemoteModule } from '@solar/mfe-kit/remote/remote-contract';
import { startStandalone } from '@solar/mfe-kit/remote/start-standalone';
import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { fakeHttp } from '@solar/mfe-kit/testing/fake-http';

const texts = async () => ({ default: {} });
const remote: RemoteModule = {
  name: 'inventory',
  locales: { en: texts, fr: texts },
  routes: [],
  adminRoutes: [
    {
      path: 'inventory',
      element: (
        <RequirePermission permission="inventory.stock.read">
          <p>Stock of the warehouse</p>
        </RequirePermission>
      ),
    },
  ],
};

it('lets a person sign in when a slice of the back office runs alone, and leads to its first screen', async () => {
  const user = {
    id: 'usr_1',
    role: 'warehouse',
    firstName: 'Omar',
    lastName: 'Saleh',
    language: 'en',
  };
  const { calls } = fakeHttp({ 'POST /api/auth/login': { token: 'token', user } });
  document.body.innerHTML = '<div id="root"></div>';
  window.history.pushState({}, '', '/admin');
  await act(() => startStandalone(remote));
  const person = userEvent.setup();
  await person.type(await screen.findByLabelText(/e-mail address/i), 'warehouse@alsa.example');
  await person.type(screen.getByLabelText(/^password/i), 'secret');
  await person.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('Stock of the warehouse')).toBeDefined();
  await waitFor(() => expect(window.location.pathname).toBe('/admin/inventory'));
  expect(calls.find(({ path }) => path === '/api/auth/login')?.body).toEqual({
    username: 'warehouse@alsa.example',
    password: 'secret',
    remember: false,
  });
});
