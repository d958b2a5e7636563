import { menusSchema, type Menus, type MenusInput } from '@solar/contracts/admin/menus-http';
import { http } from '@solar/mfe-kit/http/http-client';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { useQuery } from '@tanstack/react-query';

const URL = '/api/admin/menus';

/** The menus with what they are without changes. */
export function useMenus() {
  return useQuery<Menus>({
    queryKey: [URL],
    queryFn: ({ signal }) => http.get(URL, { signal, schema: menusSchema }),
  });
}

/** Replaces the edited menus. */
export function useSaveMenus(success: string) {
  return useApiMutation<MenusInput, Menus>({
    mutationFn: (input) => http.put(URL, input, { schema: menusSchema }),
    invalidates: [[URL], ['/api/content/menus']],
    success,
    failure: null,
  });
}
