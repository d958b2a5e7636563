import { RequireSignIn } from '@solar/mfe-kit/session/require-permission';
import { session, useSession } from '@solar/mfe-kit/session/session-store';
import { fakeHttp } from '@solar/mfe-kit/testing/fake-http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { act, screen } from '@testing-library/react';
import { useLogout } from '@solar/mfe-kit/session/use-logout';

function Leave() {
  const { logout } = useLogout('Bye');
  return <button onClick={() => void logout()}>Leave</button>;
}

async function open() {
  const kit = await renderWithKit(
    <RequireSignIn>
      <Leave />
    </RequireSignIn>,
    {
      user: {},
      route: '/account',
      path: '/account',
      routes: [
        { path: '/', element: <p>Home</p> },
        { path: '/auth', element: <p>Sign in</p> },
      ],
    },
  );
  const met = new Set<string>();
  kit.router.subscribe(({ location }) => met.add(location.pathname));
  return { ...kit, met };
}

beforeEach(() => void fakeHttp({ 'POST /api/auth/logout': {} }));

it('leads home from a page that asks for a sign-in', async () => {
  const { user, met } = await open();
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect((await screen.findByText('Home')).isConnected).toBe(true);
  expect([...met]).toEqual(['/']);
});

it('leads home also when the page is still there as the session goes', async () => {
  const { met } = await open();
  await act(() => session.logout());
  expect((await screen.findByText('Home')).isConnected).toBe(true);
  expect([...met]).toEqual(['/']);
});

it('asks who comes later, and whose session has run out, to sign in', async () => {
  const { router } = await open();
  await act(() => session.logout());
  await act(() => router.navigate('/account'));
  expect((await screen.findByText('Sign in')).isConnected).toBe(true);
  act(() => useSession.setState({ status: 'authenticated' }));
  await act(() => router.navigate('/account'));
  act(() => session.forget());
  expect((await screen.findByText('Sign in')).isConnected).toBe(true);
});
