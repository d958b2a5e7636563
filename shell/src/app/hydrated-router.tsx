import { plainPath } from '@solar/mfe-kit/i18n/language-address';
import { useEffect, useState } from 'react';
import { RouterProvider, type createBrowserRouter } from 'react-router';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * The router of a document that is being taken over. Between its rendering and its commit nobody listens to the router, so a
 * step in the history that comes then is shown here.
 */
export function HydratedRouter({ router }: { router: Router }) {
  const [{ location }] = useState(router.state);
  useEffect(() => {
    if (router.state.location.key === location.key) return;
    const { pathname, search, hash } = router.state.location;
    const to = { pathname: plainPath(pathname), search, hash };
    void router.navigate(to, { replace: true, preventScrollReset: true });
  }, [router, location]);
  return <RouterProvider router={router} />;
}
