import {
  accountSettingsSchema,
  addressListSchema,
  addressSchema,
  deviceSessionListSchema,
  profileSchema,
  wishlistSchema,
  type AccountSettings,
  type Address,
  type AddressInput,
  type Profile,
  type UpdateProfile,
} from '@solar/contracts/account/profile-http';
import { http } from '@solar/mfe-kit/http/http-client';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { useQuery } from '@tanstack/react-query';

const PROFILE = '/api/account/profile';
const ADDRESSES = '/api/account/addresses';
const SETTINGS = '/api/account/settings';
const SESSIONS = '/api/account/sessions';
const WISHLIST = '/api/account/wishlist';

export function useProfile() {
  return useQuery({
    queryKey: [PROFILE],
    queryFn: ({ signal }) => http.get<Profile>(PROFILE, { signal, schema: profileSchema }),
  });
}

export function useUpdateProfile(success: string) {
  return useApiMutation<UpdateProfile, Profile>({
    mutationFn: (body) => http.patch<Profile>(PROFILE, body, { schema: profileSchema }),
    invalidates: [[PROFILE]],
    success,
    failure: null,
  });
}

export function useAddresses() {
  return useQuery({
    queryKey: [ADDRESSES],
    queryFn: ({ signal }) =>
      http.get<{ items: Address[] }>(ADDRESSES, { signal, schema: addressListSchema }),
  });
}

/** Saves an address: a new one without `id`, else in place of the old one. */
export function useSaveAddress(success: string) {
  return useApiMutation<{ id?: string; input: AddressInput; idempotencyKey: string }, Address>({
    mutationFn: ({ id, input, idempotencyKey }) =>
      id === undefined
        ? http.post<Address>(ADDRESSES, input, { idempotencyKey, schema: addressSchema })
        : http.put<Address>(`${ADDRESSES}/${id}`, input, { schema: addressSchema }),
    invalidates: [[ADDRESSES]],
    success,
    failure: null,
  });
}

export function useRemoveAddress(success: string) {
  return useApiMutation<string>({
    mutationFn: (id) => http.delete(`${ADDRESSES}/${id}`),
    invalidates: [[ADDRESSES]],
    success,
  });
}

export function useSettings() {
  return useQuery({
    queryKey: [SETTINGS],
    queryFn: ({ signal }) =>
      http.get<AccountSettings>(SETTINGS, { signal, schema: accountSettingsSchema }),
  });
}

export function useUpdateSettings(success: string) {
  return useApiMutation<Partial<AccountSettings>, AccountSettings>({
    mutationFn: (body) => http.patch<AccountSettings>(SETTINGS, body),
    invalidates: [[SETTINGS]],
    success,
  });
}

export function useDeviceSessions() {
  return useQuery({
    queryKey: [SESSIONS],
    queryFn: ({ signal }) => http.get(SESSIONS, { signal, schema: deviceSessionListSchema }),
  });
}

/** Ends one session by its id, all others without. */
export function useEndSession(success: string) {
  return useApiMutation<string | undefined>({
    mutationFn: (id) => http.delete(id === undefined ? SESSIONS : `${SESSIONS}/${id}`),
    invalidates: [[SESSIONS]],
    success,
  });
}

export function useWishlist() {
  return useQuery({
    queryKey: [WISHLIST],
    staleTime: 0,
    queryFn: ({ signal }) => http.get(WISHLIST, { signal, schema: wishlistSchema }),
  });
}

export function useRemoveWish(success: string) {
  return useApiMutation<string>({
    mutationFn: (productId) => http.delete(`${WISHLIST}/${productId}`),
    invalidates: [[WISHLIST]],
    success,
  });
}
