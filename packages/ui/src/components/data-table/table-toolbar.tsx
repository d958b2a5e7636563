import { clsx } from 'clsx';
import Columns3 from 'lucide-react/icons/columns-3';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import type { RefObject } from 'react';
import { useDraft } from '../../hooks/use-draft';
import { IconButton } from '../icon-button/icon-button';
import { Menu, MenuCheckItem, MenuLabel } from '../menu/menu';
import { TextInput } from '../text-input/text-input';
import { fillText, useUiText } from '../ui-text/ui-text';
import styles from './data-table.module.css';
import type { DataTableInstance } from './data-table-model';
import type { DataTableProps } from './data-table-props';
import card from './row-card.module.css';
import { SortSelect } from './sort-select';
import { ExportButton } from './table-export';
import { useKeptFocus } from './use-kept-focus';
import type { TableExport } from './use-table-export';

interface ToolbarProps<Row extends object> {
  table: DataTableInstance<Row>;
  props: DataTableProps<Row>;
}

/** Search, the page's filters, column choice and export; on a phone the order too, as there are no headers. */
export function TableToolbar<Row extends object>({
  table,
  props,
  csv,
  onlyOnPhone,
}: ToolbarProps<Row> & {
  csv: TableExport;
  /** Something else has its place where there is more room. */
  onlyOnPhone: boolean;
}) {
  const searchable = props.searchable || props.onSearchChange !== undefined;
  // The page's own word for it: the table's state follows that in steps of its own, not always forwards.
  const search = props.onSearchChange ? (props.search ?? '') : String(table.state.globalFilter);
  const parts = [props.toolbar, props.toolbarEnd, props.columnChoice, props.exportName];
  const bare = !searchable && !parts.some(Boolean);
  const sortable = props.columns.some((column) => column.sortable);
  // The order of a single row is no reason for a toolbar.
  if (bare && (!sortable || table.getRowCount() < 2)) return null;
  const hidden = bare || onlyOnPhone;
  return (
    <div className={clsx(styles.toolbar, hidden && card.onPhone, card.toolbar)}>
      {searchable && (
        <SearchField
          value={search}
          onChange={(next) => table.setGlobalFilter(next)}
          settleMs={props.searchSettleMs}
        />
      )}
      {props.toolbar}
      {sortable && <SortSelect table={table} />}
      <div className={clsx(styles.toolbarEnd, card.toolbarEnd)}>
        {props.toolbarEnd}
        {props.columnChoice && <ColumnChoice table={table} />}
        {props.exportName && <ExportButton csv={csv} />}
      </div>
    </div>
  );
}

interface SearchFieldProps {
  value: string;
  onChange: (search: string) => void;
  settleMs: number | undefined;
}

function SearchField({ value, onChange, settleMs }: SearchFieldProps) {
  const text = useUiText();
  const draft = useDraft(value, onChange, settleMs);
  return (
    <TextInput
      type="search"
      size="sm"
      className={clsx(styles.search, card.search)}
      aria-label={text.tableSearch}
      placeholder={text.search}
      prefix={<Search aria-hidden="true" />}
      value={draft.text}
      onChange={(event) => draft.type(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && draft.settle()}
      onBlur={draft.settle}
    />
  );
}

function ColumnChoice<Row extends object>({ table }: { table: DataTableInstance<Row> }) {
  const text = useUiText();
  return (
    <Menu
      trigger={
        <IconButton size="sm" label={text.tableColumns}>
          <Columns3 aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuLabel>{text.tableColumns}</MenuLabel>
      {table
        .getAllLeafColumns()
        .filter((column) => column.getCanHide())
        .map((column) => (
          <MenuCheckItem
            key={column.id}
            checked={column.getIsVisible()}
            onCheckedChange={(checked) => column.toggleVisibility(checked)}
          >
            {String(column.columnDef.header)}
          </MenuCheckItem>
        ))}
    </Menu>
  );
}

interface BulkBarProps<Row extends object> extends Pick<ToolbarProps<Row>, 'table' | 'props'> {
  /** The table with all that belongs to it. */
  whole: RefObject<HTMLElement | null>;
}

/** Takes the toolbar's place while rows are selected. */
export function TableBulkBar<Row extends object>({ table, props, whole }: BulkBarProps<Row>) {
  const text = useUiText();
  useKeptFocus(whole);
  const rows = table.getSelectedRowModel().rows.map((row) => row.original);
  const clear = () => table.resetRowSelection(true);
  return (
    <div className={clsx(styles.bulkBar, card.bulkBar)}>
      <IconButton size="sm" label={text.tableClearSelection} onClick={clear}>
        <X aria-hidden="true" />
      </IconButton>
      <span role="status" className={styles.bulkCount}>
        {fillText(text.tableSelected, { count: rows.length })}
      </span>
      <div className={styles.toolbarEnd}>{props.bulkActions?.(rows, clear)}</div>
    </div>
  );
}
