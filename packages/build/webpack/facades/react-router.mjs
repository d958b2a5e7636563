/**
 * What of react-router the page shares. A shared module is delivered whole, because nobody knows beforehand what a
 * remote will use of it; behind this list the rest of the package (server rendering, framework mode) is left out.
 * A remote that needs another export adds its name to the facade; the build says so by failing.
 */
export {
  Link,
  NavLink,
  Navigate,
  Outlet,
  RouterProvider,
  UNSAFE_LocationContext,
  createBrowserRouter,
  isRouteErrorResponse,
  matchRoutes,
  useBlocker,
  useHref,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router-package';
