import { QueryClient } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router';
import { loadProblemTexts } from '@solar/mfe-kit/http/problem-texts';
import { registerLocales, startI18n } from '@solar/mfe-kit/i18n/i18n';
import { queryClient } from '@solar/mfe-kit/query/query-client';
import { KitProviders } from '@solar/mfe-kit/remote/kit-providers';
import type { LocaleLoaders } from '@solar/mfe-kit/remote/remote-contract';
import { useSession, type SessionUser } from '@solar/mfe-kit/session/session-store';

/** How a component is rendered in a test. */
export interface RenderOptions {
  /** Address to start at. */
  route?: string;
  /** Path pattern of the component, for its parameters. */
  path?: string;
  /** Who is signed in. */
  user?: Partial<SessionUser>;
  /** Texts by namespace. */
  locales?: Record<string, LocaleLoaders>;
  /** Other routes that the component may lead to. */
  routes?: RouteObject[];
}

export interface KitRender extends RenderResult {
  user: UserEvent;
  router: ReturnType<typeof createMemoryRouter>;
  queryClient: QueryClient;
}

const PERSON: SessionUser = {
  id: 'usr_00000000000000000000000001',
  email: 'person@example.com',
  firstName: 'Mona',
  lastName: 'Haddad',
  role: 'user',
  isAdmin: false,
  approved: true,
  language: 'en',
};

/** Renders a component with router, server cache, texts and session, as it would stand in the page. */
export async function renderWithKit(
  ui: ReactElement,
  options: RenderOptions = {},
): Promise<KitRender> {
  const { route = '/', path = '*', user, locales = {}, routes = [] } = options;
  await startI18n();
  // In a page these come with the first refusal; tests stand in for the answers themselves.
  await loadProblemTexts();
  await Promise.all(Object.entries(locales).map(([name, texts]) => registerLocales(name, texts)));
  useSession.setState(
    user
      ? { status: 'authenticated', user: { ...PERSON, ...user }, token: 'test-token' }
      : { status: 'guest', user: null, token: null },
  );
  const client = new QueryClient({ defaultOptions: queryClient.getDefaultOptions() });
  const router = createMemoryRouter([...routes, { path, element: ui }], {
    initialEntries: [route],
  });
  const view = render(
    <KitProviders client={client}>
      <RouterProvider router={router} />
    </KitProviders>,
  );
  return Object.assign(view, { user: userEvent.setup(), router, queryClient: client });
}
