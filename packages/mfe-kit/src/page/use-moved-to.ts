import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { renderScope } from '@solar/mfe-kit/render/render-scope';

/**
 * Leads to where a page is now, without a language; nothing while that is undefined. The document of an old address is a
 * redirect for good, and the browser takes the new address in its place.
 */
export function useMovedTo(path: string | undefined): void {
  const navigate = useNavigate();
  const scope = renderScope();
  if (scope && path) scope.result.redirect = path;
  useEffect(() => {
    if (path) void navigate(path, { replace: true, preventScrollReset: true });
  }, [path, navigate]);
}
