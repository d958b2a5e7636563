import {
  customerListItemSchema,
  customerSchema,
  editorListSchema,
  groupListSchema,
  roleMatrixSchema,
  userListItemSchema,
  userSchema,
  type Customer,
  type CustomerListItem,
  type Group,
  type GroupInput,
  type RoleMatrix,
  type UpdateCustomer,
  type User,
  type UserListItem,
} from '@solar/contracts/account/people-http';
import { pageOf } from '@solar/contracts/common/pagination';
import { http } from '@solar/mfe-kit/http/http-client';
import { usePagedQuery } from '@solar/mfe-kit/listing/use-paged-query';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { useQuery } from '@tanstack/react-query';

const ADMIN = '/api/account/admin';
const CUSTOMERS = `${ADMIN}/customers`;
const USERS = `${ADMIN}/users`;
const GROUPS = `${ADMIN}/groups`;
const EDITORS = `${ADMIN}/editors`;
const customerPageSchema = pageOf(customerListItemSchema);
const userPageSchema = pageOf(userListItemSchema);

type Params = Record<string, string | number>;

/** What of approval and activation is set (PUT) or taken away (DELETE). */
type Toggle = { id: string; what: 'approval' | 'activation'; on: boolean };

function toggle(base: string) {
  return ({ id, what, on }: Toggle) => {
    const url = `${base}/${id}/${what}`;
    return on ? http.put(url) : http.delete(url);
  };
}

export function useCustomers(params: Params) {
  return usePagedQuery<CustomerListItem, Params>({
    queryKey: [CUSTOMERS],
    params,
    staleTime: 10_000,
    read: (asked, signal) =>
      http.get(CUSTOMERS, { params: asked, signal, schema: customerPageSchema }),
  });
}

export function useCustomer(id: string) {
  return useQuery<Customer>({
    queryKey: [CUSTOMERS, id],
    staleTime: 10_000,
    queryFn: ({ signal }) => http.get(`${CUSTOMERS}/${id}`, { signal, schema: customerSchema }),
  });
}

export function useUpdateCustomer(id: string, success: string) {
  return useApiMutation<UpdateCustomer>({
    mutationFn: (body) => http.patch(`${CUSTOMERS}/${id}`, body),
    invalidates: [[CUSTOMERS], [GROUPS]],
    success,
    failure: null,
  });
}

/** Approves several customers. */
export const APPROVE_CUSTOMERS = {
  act: ({ id }: Pick<CustomerListItem, 'id'>) =>
    toggle(CUSTOMERS)({ id, what: 'approval', on: true }),
  invalidates: [[CUSTOMERS], ['/api/admin/dashboard']],
};

export function useToggleCustomer(success: string) {
  return useApiMutation<Toggle>({
    mutationFn: toggle(CUSTOMERS),
    invalidates: [[CUSTOMERS], ['/api/admin/dashboard']],
    success,
  });
}

export function useGroups() {
  return useQuery({
    queryKey: [GROUPS],
    staleTime: 10_000,
    queryFn: ({ signal }) =>
      http.get<{ items: Group[] }>(GROUPS, { signal, schema: groupListSchema }),
  });
}

/** Saves a group: a new one without `id`. */
export function useSaveGroup(success: string) {
  return useApiMutation<{ id?: string; input: GroupInput; idempotencyKey: string }>({
    mutationFn: ({ id, input, idempotencyKey }) =>
      id === undefined
        ? http.post(GROUPS, input, { idempotencyKey })
        : http.put(`${GROUPS}/${id}`, input),
    invalidates: [[GROUPS], [CUSTOMERS]],
    success,
    failure: null,
  });
}

export function useRemoveGroup(success: string) {
  return useApiMutation<string>({
    mutationFn: (id) => http.delete(`${GROUPS}/${id}`),
    invalidates: [[GROUPS]],
    success,
    failure: null,
  });
}

export function useUsers(params: Params) {
  return usePagedQuery<UserListItem, Params>({
    queryKey: [USERS],
    params,
    staleTime: 10_000,
    read: (asked, signal) => http.get(USERS, { params: asked, signal, schema: userPageSchema }),
  });
}

export function useUser(id: string) {
  return useQuery<User>({
    queryKey: [USERS, id],
    staleTime: 10_000,
    queryFn: ({ signal }) => http.get(`${USERS}/${id}`, { signal, schema: userSchema }),
  });
}

export function useToggleUser(success: string) {
  return useApiMutation<Toggle>({
    mutationFn: toggle(USERS),
    invalidates: [[USERS], [EDITORS]],
    success,
  });
}

export function useSetRole(id: string, success: string) {
  return useApiMutation<string>({
    mutationFn: (role) => http.put(`${USERS}/${id}/role`, { role }),
    invalidates: [[USERS], [`${ADMIN}/roles`]],
    success,
  });
}

export function useSetPermission(id: string, success: string) {
  return useApiMutation<{ permission: string; effect: 'grant' | 'deny' | 'reset' }>({
    mutationFn: ({ permission, effect }) =>
      http.put(`${USERS}/${id}/permissions/${permission}`, { effect }),
    invalidates: [[USERS]],
    success,
  });
}

export function useRoles() {
  return useQuery({
    queryKey: [`${ADMIN}/roles`],
    queryFn: ({ signal }) =>
      http.get<RoleMatrix>(`${ADMIN}/roles`, { signal, schema: roleMatrixSchema }),
  });
}

export function useEditors() {
  return useQuery({
    queryKey: [EDITORS],
    staleTime: 10_000,
    queryFn: ({ signal }) =>
      http.get<{ items: UserListItem[] }>(EDITORS, { signal, schema: editorListSchema }),
  });
}

/** Invites an editor, or changes one. */
export function useSaveEditor(success: string) {
  return useApiMutation<{ id?: string; input: object; idempotencyKey?: string }>({
    mutationFn: ({ id, input, idempotencyKey }) =>
      id === undefined
        ? http.post(EDITORS, input, { idempotencyKey })
        : http.patch(`${EDITORS}/${id}`, input),
    invalidates: [[EDITORS], [USERS]],
    success,
    failure: null,
  });
}

/** Takes a person's second factor away, so that the password alone signs in. */
export function useRemoveSecondFactor(success: string) {
  return useApiMutation<string>({
    mutationFn: (id) => http.delete(`${USERS}/${id}/second-factor`),
    invalidates: [[USERS]],
    success,
  });
}
