import type { QueryKey } from '@tanstack/react-query';
import { errorText } from '@solar/mfe-kit/http/error-text';
import { notify } from '@solar/mfe-kit/notify/notify';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The same change for several rows. */
export interface BulkAction<Row> {
  act: (row: Row) => Promise<unknown>;
  /** Queries whose keys start like one of these are fetched again. */
  invalidates: readonly QueryKey[];
}

interface Progress {
  done: number;
  total: number;
}

/**
 * Changes one row after the other, so that a long selection cannot crowd out what others do. A row that fails does not keep the
 * others from being done; in the end one message says how many were, and what was in the way of the rest.
 */
export function useBulkAction<Row>({ act, invalidates }: BulkAction<Row>) {
  const { t } = useTranslation('kit');
  const [progress, setProgress] = useState<Progress>();
  const { mutateAsync } = useApiMutation({
    mutationFn: async (rows: readonly Row[]) => {
      const failures: unknown[] = [];
      for (const [done, row] of rows.entries()) {
        setProgress({ done, total: rows.length });
        await act(row).catch((failure: unknown) => failures.push(failure));
      }
      return failures;
    },
    invalidates,
    onSuccess: (failures, { length: total }) => {
      const count = total - failures.length;
      if (failures.length === 0) return notify.success(t('bulk.done', { count }));
      const description = [...new Set(failures.map((failure) => errorText(failure)))].join(' ');
      notify.error(t('bulk.partly', { count, total }), { description });
    },
  });
  const run = async (rows: readonly Row[]): Promise<void> => {
    await mutateAsync(rows);
    setProgress(undefined);
  };
  return { run, progress };
}
