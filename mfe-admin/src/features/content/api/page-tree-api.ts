import { contentTreeSchema, type PagePlace } from '@solar/contracts/admin/content-http';
import { http } from '@solar/mfe-kit/http/http-client';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { useQuery } from '@tanstack/react-query';

const PAGES = '/api/admin/content/pages';

/** All pages with their places. */
export function usePageTree() {
  return useQuery({
    queryKey: [PAGES, 'tree'],
    queryFn: ({ signal }) => http.get(`${PAGES}/tree`, { signal, schema: contentTreeSchema }),
  });
}

/** Moves pages in the tree; menus follow it. */
export function useArrangePages(success: string) {
  return useApiMutation<PagePlace[], unknown>({
    mutationFn: (items) => http.put(`${PAGES}/arrangement`, { items }),
    invalidates: [[PAGES], ['/api/admin/menus'], ['/api/content/menus']],
    success,
  });
}
