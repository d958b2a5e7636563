import { mediaPageSchema, mediaSchema, type Media } from '@solar/contracts/admin/site-http';
import type { Page } from '@solar/contracts/common/pagination';
import { http } from '@solar/mfe-kit/http/http-client';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { useQuery } from '@tanstack/react-query';

const URL = '/api/admin/media';

/** One page of the library, newest first. */
export function useMedia(page: number, enabled = true) {
  const params = { page, pageSize: 24 };
  return useQuery<Page<Media>>({
    queryKey: [URL, params],
    queryFn: ({ signal }) => http.get(URL, { params, signal, schema: mediaPageSchema }),
    enabled,
    placeholderData: (previous) => previous,
  });
}

/** Sends one file; progress from 0 to 1. */
export function useUploadMedia() {
  return useApiMutation<{ file: File; onProgress: (share: number) => void }, Media>({
    mutationFn: ({ file, onProgress }) => {
      const data = new FormData();
      data.append('file', file);
      return http.upload(URL, data, { onProgress, schema: mediaSchema });
    },
    invalidates: [[URL]],
    failure: null,
  });
}

/** Removes a file for good. */
export function useRemoveMedia(success: string) {
  return useApiMutation<string>({
    mutationFn: (id) => http.delete(`${URL}/${id}`),
    invalidates: [[URL]],
    success,
  });
}
