import { clsx } from 'clsx';
import ChartColumn from 'lucide-react/icons/chart-column';
import Table2 from 'lucide-react/icons/table-2';
import { useId, useState, type ReactNode } from 'react';
import cardStyles from '../card/card.module.css';
import { EmptyState } from '../empty-state/empty-state';
import { ErrorState } from '../error-state/error-state';
import { IconButton } from '../icon-button/icon-button';
import { ScrollRegion } from '../scroll-region/scroll-region';
import { Skeleton, SkeletonGroup } from '../skeleton/skeleton';
import { useUiText } from '../ui-text/ui-text';
import styles from './chart-frame.module.css';

export interface ChartTable {
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

export interface ChartFrameProps {
  title: ReactNode;
  description?: ReactNode;
  /** The same numbers as a table: what a screen reader reads and the toggle shows. */
  table: ChartTable;
  actions?: ReactNode;
  legend?: readonly { label: ReactNode; color: string }[];
  loading?: boolean;
  error?: ReactNode;
  onRetry?: () => void;
  empty?: ReactNode;
  /** Reserved height, so that nothing moves when the chart comes. */
  height?: 'sm' | 'md' | 'lg';
  className?: string;
  /** The chart itself; hidden from screen readers. */
  children: ReactNode;
}

/** Title, legend, states and the table behind a chart. */
export function ChartFrame({
  title,
  description,
  table,
  actions,
  legend,
  loading = false,
  error,
  onRetry,
  empty,
  height = 'md',
  className,
  children,
}: ChartFrameProps) {
  const text = useUiText();
  const titleId = useId();
  const [asTable, setAsTable] = useState(false);
  const content = () => {
    if (loading) {
      return (
        <SkeletonGroup className={styles.fill}>
          <Skeleton shape="block" height="100%" />
        </SkeletonGroup>
      );
    }
    if (error) return <ErrorState size="sm" level={3} description={error} onRetry={onRetry} />;
    if (table.rows.length === 0) return empty ?? <EmptyState size="sm" level={3} />;
    if (asTable) {
      return (
        <ScrollRegion role="group" aria-labelledby={titleId} className={styles.tableScroll}>
          <ChartData table={table} />
        </ScrollRegion>
      );
    }
    return (
      <>
        <div className={styles.fill} aria-hidden="true">
          {children}
        </div>
        <div className={styles.forScreenReaders}>
          <ChartData table={table} />
        </div>
      </>
    );
  };
  return (
    <section
      aria-labelledby={titleId}
      className={clsx(cardStyles.card, cardStyles['padding-md'], className)}
    >
      <header className={cardStyles.header}>
        <div className={cardStyles.headings}>
          <h2 id={titleId} className={cardStyles.title}>
            {title}
          </h2>
          {description && <p className={cardStyles.description}>{description}</p>}
        </div>
        <div className={cardStyles.actions}>
          {actions}
          <IconButton
            size="sm"
            label={asTable ? text.chartAsChart : text.chartAsTable}
            aria-pressed={asTable}
            onClick={() => setAsTable(!asTable)}
          >
            {asTable ? <ChartColumn aria-hidden="true" /> : <Table2 aria-hidden="true" />}
          </IconButton>
        </div>
      </header>
      {legend && !asTable && (
        <ul className={styles.legend} aria-hidden="true">
          {legend.map((entry, index) => (
            <li key={index} className={styles.legendEntry}>
              <span className={styles.swatch} style={{ backgroundColor: entry.color }} />
              {entry.label}
            </li>
          ))}
        </ul>
      )}
      <div className={clsx(styles.area, styles[height])}>{content()}</div>
    </section>
  );
}

function ChartData({ table }: { table: ChartTable }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {table.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, cellIndex) =>
              cellIndex === 0 ? (
                <th key={cellIndex} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={cellIndex}>{cell}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
