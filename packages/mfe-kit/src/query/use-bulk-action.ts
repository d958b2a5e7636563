import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { errorText } from '@solar/mfe-kit/http/error-text';
import { notify } from '@solar/mfe-kit/notify/notify';
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
  const client = useQueryClient();
  const [progress, setProgress] = useState<Progress>();
  const run = async (rows: readonly Row[]): Promise<void> => {
    const total = rows.length;
    const failures: unknown[] = [];
    for (const [done, row] of rows.entries()) {
      setProgress({ done, total });
      await act(row).catch((failure: unknown) => failures.push(failure));
    }
    await Promise.all(invalidates.map((queryKey) => client.invalidateQueries({ queryKey })));
    setProgress(undefined);
    const count = total - failures.length;
    if (failures.length === 0) notify.success(t('bulk.done', { count }));
    else {
      const description = [...new Set(failures.map((failure) => errorText(failure)))].join(' ');
      notify.error(t('bulk.partly', { count, total }), { description });
    }
  };
  return { run, progress };
}
