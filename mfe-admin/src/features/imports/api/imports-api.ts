import { importKind } from '@solar/contracts/common/import-kinds';
import { type ImportKindName } from '@solar/contracts/common/import-owners';
import {
  importJobPageSchema,
  importJobSchema,
  importMappingListSchema,
  importPreviewPageSchema,
  type ImportJob,
  type ImportMapping,
  type MendCells,
  type TableFormat,
} from '@solar/contracts/common/imports-http';
import { http } from '@solar/mfe-kit/http/http-client';
import { saveFile } from '@solar/mfe-kit/http/save-file';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ImportPlan } from '../import-plan';

const KEY = 'imports';
const FOLLOW_EVERY_MS = 1_000;

const pathOf = (slice: string) => `/api/${slice}/admin/imports`;
const mappingsOf = (kind: ImportKindName) => `/api/${importKind(kind).slice}/admin/import-mappings`;

/** Address of the screen of one import. */
export function importPath({ kind, id }: Pick<ImportJob, 'kind' | 'id'>): string {
  return `/admin/imports/${importKind(kind).slice}/${id}`;
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

/** Writes a cell of the table anew; the rows are then checked anew. */
export function useMendCell(slice: string, id: string) {
  return useApiMutation({
    mutationFn: (cell: MendCells['cells'][number]) =>
      http.put<ImportJob>(`${pathOf(slice)}/${id}/cells`, { cells: [cell] }),
    invalidates: [[KEY, 'preview', id]],
  });
}

/** How tables of a kind were read before, by name. */
export function useKeptMappings(kind: ImportKindName) {
  return useQuery({
    queryKey: [KEY, 'mappings', kind],
    queryFn: ({ signal }) =>
      http.get(mappingsOf(kind), { params: { kind }, signal, schema: importMappingListSchema }),
  });
}

type MappingToKeep = Pick<ImportMapping, 'name' | 'mapping' | 'skipRows'> & {
  /** The one that has the name already. */
  former: ImportMapping | undefined;
};

/** Keeps a mapping under a name: anew, or in place of the one that has the name. */
export function useKeepMapping(kind: ImportKindName) {
  const { t } = useTranslation('admin');
  return useApiMutation({
    mutationFn: ({ former, ...input }: MappingToKeep) =>
      former
        ? http.put(`${mappingsOf(kind)}/${former.id}`, { ...input, version: former.version })
        : http.post(mappingsOf(kind), { kind, ...input }),
    invalidates: [[KEY, 'mappings', kind]],
    success: t('imports.mappingKept'),
  });
}

/** Forgets a mapping that was kept. */
export function useRemoveMapping(kind: ImportKindName) {
  const { t } = useTranslation('admin');
  return useApiMutation({
    mutationFn: ({ id, version }: ImportMapping) =>
      http.delete(`${mappingsOf(kind)}/${id}`, { params: { version } }),
    invalidates: [[KEY, 'mappings', kind]],
    success: t('imports.mappingRemoved'),
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

/** Saves what is there as a table that can be changed and sent back. */
export function useTableFile(kind: ImportKindName) {
  const path = `/api/${importKind(kind).slice}/admin/import-files`;
  return useApiMutation({
    mutationFn: async (format: TableFormat) =>
      saveFile(await http.download(path, { params: { kind, format } }), `${kind}.${format}`),
  });
}
