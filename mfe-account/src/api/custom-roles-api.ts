import {
  customRoleListSchema,
  customRoleSchema,
  type CustomRole,
  type CustomRoleInput,
} from '@solar/contracts/account/custom-roles-http';
import { http } from '@solar/mfe-kit/http/http-client';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { useQuery } from '@tanstack/react-query';

const CUSTOM_ROLES = '/api/account/admin/custom-roles';
const USERS = '/api/account/admin/users';

export function useCustomRoles() {
  return useQuery<{ items: CustomRole[] }>({
    queryKey: [CUSTOM_ROLES],
    staleTime: 10_000,
    queryFn: ({ signal }) => http.get(CUSTOM_ROLES, { signal, schema: customRoleListSchema }),
  });
}

/** Saves a role: a new one without `id`. */
export function useSaveCustomRole(success: string) {
  return useApiMutation<
    { id: string | undefined; input: CustomRoleInput; idempotencyKey: string },
    CustomRole
  >({
    mutationFn: ({ id, input, idempotencyKey }) =>
      id === undefined
        ? http.post(CUSTOM_ROLES, input, { idempotencyKey, schema: customRoleSchema })
        : http.put(`${CUSTOM_ROLES}/${id}`, input, { schema: customRoleSchema }),
    invalidates: [[CUSTOM_ROLES], [USERS]],
    success,
    failure: null,
  });
}

export function useRemoveCustomRole(success: string) {
  return useApiMutation<string>({
    mutationFn: (id) => http.delete(`${CUSTOM_ROLES}/${id}`),
    invalidates: [[CUSTOM_ROLES]],
    success,
    failure: null,
  });
}

export function useSetCustomRole(userId: string, success: string) {
  return useApiMutation<string>({
    mutationFn: (roleId) => http.put(`${USERS}/${userId}/custom-role`, { roleId }),
    invalidates: [[USERS], [CUSTOM_ROLES], ['/api/account/admin/roles']],
    success,
  });
}
