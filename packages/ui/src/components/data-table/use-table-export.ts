import { useEffect, useRef, useState, type RefObject } from 'react';
import { csvFileName, downloadCsv, rowsToCsv } from './csv-file';
import type { DataTableInstance } from './data-table-model';
import type { DataTableProps, ExportedRows } from './data-table-props';

export type ExportState =
  | { step: 'idle' }
  /** `total` is not known before the first rows are there. */
  | { step: 'running'; done: number; total: number | null }
  | { step: 'failed'; reason: string }
  | { step: 'capped'; count: number; total: number; totalIsLowerBound: boolean };

export interface TableExport {
  state: ExportState;
  start: () => void;
  /** Ends what runs and takes away what is said. */
  leave: () => void;
  /** Where focus returns to. */
  button: RefObject<HTMLButtonElement | null>;
}

/** Writes every row that matches, of all pages, into a CSV file: the columns in view, as they are in view. */
export function useTableExport<Row extends object>(
  table: DataTableInstance<Row>,
  props: DataTableProps<Row>,
): TableExport {
  const [state, setState] = useState<ExportState>({ step: 'idle' });
  const button = useRef<HTMLButtonElement>(null);
  const run = useRef<AbortController>(null);

  useEffect(() => () => run.current?.abort(), []);

  const readRows = async (signal: AbortSignal): Promise<ExportedRows<Row>> => {
    if (!props.exportRows) {
      const rows = table.getPrePaginatedRowModel().rows.map((row) => row.original);
      return { rows, total: rows.length };
    }
    return props.exportRows({
      signal,
      onProgress: (done, total) => {
        if (!signal.aborted) setState({ step: 'running', done, total });
      },
    });
  };

  const write = async (signal: AbortSignal) => {
    const columns = props.columns.filter(({ id }) => table.getColumn(id)?.getIsVisible());
    const { rows, total, totalIsLowerBound = false } = await readRows(signal);
    const csv = await rowsToCsv(columns, rows);
    if (signal.aborted) return;
    downloadCsv(csvFileName(props.exportName ?? props.label), csv);
    const count = rows.length;
    const isCapped = count < total || totalIsLowerBound;
    setState(isCapped ? { step: 'capped', count, total, totalIsLowerBound } : { step: 'idle' });
  };

  const start = () => {
    const { signal } = (run.current = new AbortController());
    button.current?.focus();
    setState({ step: 'running', done: 0, total: null });
    write(signal).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : '';
      if (!signal.aborted) setState({ step: 'failed', reason });
    });
  };

  const leave = () => {
    run.current?.abort();
    button.current?.focus();
    setState({ step: 'idle' });
  };

  return { state, start, leave, button };
}
