import {
  mediaFoldersSchema,
  mediaUsesSchema,
  type MediaChange,
  type MediaCrop,
  type MediaFolders,
  type MediaUses,
} from '@solar/contracts/admin/media-http';
import { mediaPageSchema, mediaSchema, type Media } from '@solar/contracts/admin/site-http';
import type { Page } from '@solar/contracts/common/pagination';
import { http } from '@solar/mfe-kit/http/http-client';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { useQuery } from '@tanstack/react-query';

const URL = '/api/admin/media';

/** What of the library is looked at. */
export interface MediaFilter {
  page: number;
  folder?: string;
  q?: string;
}

/** One page of the library, newest first. */
export function useMedia(filter: MediaFilter, enabled = true) {
  const params = { ...filter, pageSize: 24 };
  return useQuery<Page<Media>>({
    queryKey: [URL, params],
    queryFn: ({ signal }) => http.get(URL, { params, signal, schema: mediaPageSchema }),
    enabled,
    placeholderData: (previous) => previous,
  });
}

/** The folders that hold files. */
export function useMediaFolders(enabled = true) {
  return useQuery<MediaFolders>({
    queryKey: [URL, 'folders'],
    queryFn: ({ signal }) => http.get(`${URL}/folders`, { signal, schema: mediaFoldersSchema }),
    enabled,
  });
}

/** Where a file is shown. Apart from what else is known of the library: a file that was just deleted is not asked about again. */
export function useMediaUses(id: string) {
  return useQuery<MediaUses>({
    queryKey: [`${URL}/uses`, id],
    queryFn: ({ signal }) => http.get(`${URL}/${id}/uses`, { signal, schema: mediaUsesSchema }),
    staleTime: 0,
  });
}

/** Sends one file; progress from 0 to 1. */
export function useUploadMedia(folder = '') {
  return useApiMutation<{ file: File; onProgress: (share: number) => void }, Media>({
    mutationFn: ({ file, onProgress }) => {
      const data = new FormData();
      data.append('file', file);
      const params = folder === '' ? {} : { folder };
      return http.upload(URL, data, { onProgress, params, schema: mediaSchema });
    },
    invalidates: [[URL]],
    failure: null,
  });
}

/** Names a file anew, or puts it into another folder. */
export function useChangeMedia(id: string, success: string) {
  return useApiMutation<MediaChange, Media>({
    mutationFn: (change) => http.put(`${URL}/${id}`, change, { schema: mediaSchema }),
    invalidates: [[URL]],
    success,
    failure: null,
  });
}

/** Makes a new file of a part of a picture. */
export function useCropMedia(id: string, success: string, onCropped: () => void) {
  return useApiMutation<{ crop: MediaCrop; idempotencyKey: string }, Media>({
    mutationFn: ({ crop, idempotencyKey }) =>
      http.post(`${URL}/${id}/crops`, crop, { idempotencyKey, schema: mediaSchema }),
    invalidates: [[URL]],
    success,
    onSuccess: onCropped,
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
