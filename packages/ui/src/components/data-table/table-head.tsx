import { clsx } from 'clsx';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { Checkbox } from '../checkbox/checkbox';
import { useUiText } from '../ui-text/ui-text';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './data-table.module.css';
import type { DataColumn, DataTableInstance } from './data-table-model';

interface TableHeadProps<Row extends object> {
  table: DataTableInstance<Row>;
  columns: ReadonlyMap<string, DataColumn<Row>>;
  selectable: boolean;
  hasActions: boolean;
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

export function TableHead<Row extends object>({
  table,
  columns,
  selectable,
  hasActions,
}: TableHeadProps<Row>) {
  const text = useUiText();
  const all = table.getIsAllPageRowsSelected();
  const some = table.getIsSomePageRowsSelected();
  return (
    <thead className={styles.head}>
      <tr>
        {selectable && (
          <th scope="col" className={styles.selectCell}>
            <Checkbox
              aria-label={text.tableSelectAll}
              checked={all ? true : some ? 'indeterminate' : false}
              onCheckedChange={(checked) => table.toggleAllPageRowsSelected(checked)}
            />
          </th>
        )}
        {table.getVisibleLeafColumns().map((column) => {
          const definition = columns.get(column.id);
          const sorted = column.getIsSorted();
          return (
            <th
              key={column.id}
              scope="col"
              className={clsx(styles.headCell, styles[definition?.align ?? 'start'])}
              style={{ minInlineSize: definition?.minWidth }}
              aria-sort={sorted ? ariaSort[sorted] : undefined}
            >
              <HeadContent
                header={definition?.header ?? column.id}
                hidden={definition?.hideHeader ?? false}
                sorted={sorted}
                onSort={column.getCanSort() ? () => column.toggleSorting() : undefined}
              />
            </th>
          );
        })}
        {hasActions && (
          <th scope="col" className={styles.actionsCell}>
            <VisuallyHidden>{text.menu}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

interface HeadContentProps {
  header: string;
  hidden: boolean;
  sorted: false | 'asc' | 'desc';
  onSort: (() => void) | undefined;
}

function HeadContent({ header, hidden, sorted, onSort }: HeadContentProps) {
  const text = useUiText();
  if (hidden) return <VisuallyHidden>{header}</VisuallyHidden>;
  if (!onSort) return header;
  const next = {
    false: text.tableSortAscending,
    asc: text.tableSortDescending,
    desc: text.tableSortNone,
  }[String(sorted) as 'false' | 'asc' | 'desc'];
  const Icon = sorted === 'asc' ? ArrowUp : sorted === 'desc' ? ArrowDown : ChevronsUpDown;
  return (
    <button type="button" className={styles.sort} title={next} onClick={onSort}>
      {header}
      <Icon aria-hidden="true" className={clsx(styles.sortIcon, sorted && styles.sorted)} />
    </button>
  );
}
