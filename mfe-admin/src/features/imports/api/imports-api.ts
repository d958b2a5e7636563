import { importKind, type ImportKindName } from '@solar/contracts/common/import-kinds';
import {
  importJobPageSchema,
  importJobSchema,
  importPreviewPageSchema,
  type ColumnMapping,
  type ImportJob,
} from '@solar/contracts/common/imports-http';
import { http } from '@solar/mfe-kit/http/http-client';
import { saveFile } from '@solar/mfe-kit/http/save-file';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

const KEY = 'imports';
const FOLLOW_EVERY_MS = 1_000;

const pathOf = (slice: string) => `/api/${slice}/admin/imports`;

/** Address of the screen of one import. */
export function importPath({ kind, id }: Pick<ImportJob, 'kind' | 'id'>): string {
  return `/admin/imports/${importKind(kind).slice}/${id}`;
}

/** What is chosen before an import: which column is which, and what happens to what is there. */
export interface ImportPlan {
  mapping: ColumnMapping;
  existing: 'update' | 'skip';
}

export function useImports(kind: ImportKindName, params: { page: number; pageSize: number }) {
  const path = pathOf(importKind(kind).slice);
  return useQuery({
    queryKey: [KEY, 'list', kind, params],
    queryFn: ({ signal }) =>
      http.get(path, { params: { kind, ...params }, signal, schema: importJobPageSchema }),
    placeholderData: keepPreviousData,
  });
}

/** One import, asked for again while it is at work. */
export function useImport(slice: string, id: string) {
  return useQuery({
    queryKey: [KEY, slice, id],
    queryFn: ({ signal }) =>
      http.get(`${pathOf(slice)}/${id}`, { signal, schema: importJobSchema }),
    refetchInterval: ({ state: { data } }) =>
      data?.status === 'running' || data?.status === 'undoing' ? FOLLOW_EVERY_MS : false,
  });
}

export function useUpload(
  kind: ImportKindName,
  target: string | null,
  onSent: (job: ImportJob) => void,
) {
  const query = new URLSearchParams({ kind, ...(target === null ? {} : { target }) });
  return useApiMutation({
    mutationFn: (file: File) => {
      const data = new FormData();
      data.append('file', file);
      return http.upload<ImportJob>(`${pathOf(importKind(kind).slice)}?${query}`, data);
    },
    invalidates: [[KEY]],
    onSuccess: onSent,
  });
}

/** What the plan makes of the rows; not asked for before every column that has to be there is chosen. */
export function usePreview(
  slice: string,
  id: string,
  plan: ImportPlan,
  shown: { onlyBad: boolean; page: number },
  isComplete: boolean,
) {
  const body = { ...plan, ...shown };
  return useQuery({
    queryKey: [KEY, 'preview', id, body],
    queryFn: ({ signal }) =>
      http.post(`${pathOf(slice)}/${id}/preview`, body, {
        signal,
        schema: importPreviewPageSchema,
      }),
    enabled: isComplete,
    placeholderData: keepPreviousData,
  });
}

export function useStart(slice: string, id: string) {
  return useApiMutation({
    mutationFn: (body: ImportPlan & { rows: 'all' | 'good' }) =>
      http.post<ImportJob>(`${pathOf(slice)}/${id}/start`, body),
    invalidates: [[KEY]],
  });
}

export function useUndo(slice: string, id: string) {
  return useApiMutation({
    mutationFn: () => http.post<ImportJob>(`${pathOf(slice)}/${id}/undo`),
    invalidates: [[KEY]],
    failure: null,
  });
}

/** Saves the rows that were left out as a table. */
export function useReport(slice: string, { id, fileName }: Pick<ImportJob, 'id' | 'fileName'>) {
  const name = fileName.replace(/\.\w+$/, '');
  return useApiMutation({
    mutationFn: async () =>
      saveFile(await http.download(`${pathOf(slice)}/${id}/report`), `${name}-left-out.csv`),
  });
}
