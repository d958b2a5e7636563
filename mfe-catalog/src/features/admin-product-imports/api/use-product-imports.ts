import type {
  ImportMapping,
  ImportPreview,
  MendCells,
  ProductImport,
  SavedMapping,
  StartImport,
} from '@solar/contracts/catalog/import-http';
import type { Page } from '@solar/contracts/common/pagination';
import { http } from '@solar/mfe-kit/http/http-client';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

const PATH = '/api/catalog/admin/product-imports';
const MAPPINGS = '/api/catalog/admin/import-mappings';
const FOLLOW_EVERY_MS = 1_000;

export function useProductImports(params: { page: number; pageSize: number }) {
  return useQuery({
    queryKey: [PATH, params],
    queryFn: ({ signal }) => http.get<Page<ProductImport>>(PATH, { params, signal }),
    placeholderData: keepPreviousData,
  });
}

/** One import, asked for again while it runs. */
export function useProductImport(id: string) {
  return useQuery({
    queryKey: [PATH, 'one', id],
    queryFn: ({ signal }) => http.get<ProductImport>(`${PATH}/${id}`, { signal }),
    refetchInterval: ({ state }) => (isUnderWay(state.data?.status) ? FOLLOW_EVERY_MS : false),
  });
}

function isUnderWay(status: ProductImport['status'] | undefined): boolean {
  return status === 'running' || status === 'undoing';
}

export function useUndoImport(id: string) {
  return useApiMutation({
    mutationFn: () => http.post<ProductImport>(`${PATH}/${id}/undo`, {}),
    invalidates: [[PATH], ['/api/catalog/admin/products']],
    failure: null,
  });
}

export function useUploadTable(onSent: (sent: ProductImport) => void) {
  return useApiMutation({
    mutationFn: (file: File) => {
      const data = new FormData();
      data.append('file', file);
      return http.upload<ProductImport>(PATH, data);
    },
    invalidates: [[PATH]],
    onSuccess: onSent,
  });
}

/** What a mapping makes of the rows; nothing is asked for without one. */
export function useImportPreview(
  id: string,
  mapping: ImportMapping | null,
  shown: { onlyBad: boolean; page: number },
) {
  const body = { mapping, ...shown };
  return useQuery({
    queryKey: [PATH, 'preview', id, body],
    queryFn: ({ signal }) => http.post<ImportPreview>(`${PATH}/${id}/preview`, body, { signal }),
    enabled: mapping !== null,
    placeholderData: keepPreviousData,
  });
}

/** Writes a cell of the table anew; the rows are then checked anew. */
export function useMendCell(id: string) {
  return useApiMutation({
    mutationFn: (cell: MendCells['cells'][number]) =>
      http.put<ProductImport>(`${PATH}/${id}/cells`, { cells: [cell] }),
    invalidates: [[PATH, 'preview', id]],
  });
}

export function useStartImport(id: string) {
  return useApiMutation({
    mutationFn: (input: StartImport) => http.post<ProductImport>(`${PATH}/${id}/start`, input),
    invalidates: [[PATH], ['/api/catalog/admin/products']],
  });
}

export function useSavedMappings() {
  return useQuery({
    queryKey: [MAPPINGS],
    queryFn: ({ signal }) => http.get<{ items: SavedMapping[] }>(MAPPINGS, { signal }),
  });
}

/** Keeps a mapping under a name: anew, or in place of the one that has the name. */
export function useSaveMapping() {
  const { t } = useTranslation('catalog');
  return useApiMutation({
    mutationFn: ({ name, mapping, saved }: MappingToSave) =>
      saved
        ? http.put(`${MAPPINGS}/${saved.id}`, { name, mapping, version: saved.version })
        : http.post(MAPPINGS, { name, mapping }),
    invalidates: [[MAPPINGS]],
    success: t('admin.saved'),
  });
}

type MappingToSave = { name: string; mapping: ImportMapping; saved: SavedMapping | undefined };
