import { clsx } from 'clsx';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { Checkbox } from '../checkbox/checkbox';
import { useUiText } from '../ui-text/ui-text';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './data-table.module.css';
import type { DataColumn, DataTableInstance } from './data-table-model';
import card from './row-card.module.css';

interface TableHeadProps<Row extends object> {
  table: DataTableInstance<Row>;
  /** Those in view, in their order. */
  columns: readonly DataColumn<Row>[];
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
    <thead role="rowgroup" className={clsx(styles.head, card.head)}>
      <tr role="row" className={card.headRow}>
        {selectable && (
          <th
            role="columnheader"
            scope="col"
            className={clsx(styles.selectCell, card.selectAll)}
            data-label={text.tableSelectAll}
          >
            <Checkbox
              aria-label={text.tableSelectAll}
              checked={all ? true : some ? 'indeterminate' : false}
              onCheckedChange={(checked) => table.toggleAllPageRowsSelected(checked)}
            />
          </th>
        )}
        {columns.map(({ id, header, align = 'start', minWidth }) => {
          const column = table.getColumn(id);
          const sorted = column?.getIsSorted() ?? false;
          return (
            <th
              key={id}
              role="columnheader"
              scope="col"
              className={clsx(styles.headCell, card.headCell, styles[align])}
              style={{ minInlineSize: minWidth }}
              aria-sort={sorted ? ariaSort[sorted] : undefined}
              // The button has the word, or on a phone, where it is gone, the text beside it.
              aria-label={header}
            >
              <HeadContent
                header={header}
                sorted={sorted}
                onSort={column?.getCanSort() ? () => column.toggleSorting() : undefined}
              />
            </th>
          );
        })}
        {hasActions && (
          <th role="columnheader" scope="col" className={clsx(styles.actionsCell, card.headCell)}>
            <VisuallyHidden>{text.menu}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

interface HeadContentProps {
  header: string;
  sorted: false | 'asc' | 'desc';
  onSort: (() => void) | undefined;
}

function HeadContent({ header, sorted, onSort }: HeadContentProps) {
  const text = useUiText();
  if (!onSort) return header;
  const next = {
    false: text.tableSortAscending,
    asc: text.tableSortDescending,
    desc: text.tableSortNone,
  }[String(sorted) as 'false' | 'asc' | 'desc'];
  const Icon = sorted === 'asc' ? ArrowUp : sorted === 'desc' ? ArrowDown : ChevronsUpDown;
  return (
    <>
      <button type="button" className={clsx(styles.sort, card.sort)} title={next} onClick={onSort}>
        {header}
        <Icon aria-hidden="true" className={clsx(styles.sortIcon, sorted && styles.sorted)} />
      </button>
      <span className={card.onPhone}>{header}</span>
    </>
  );
}
