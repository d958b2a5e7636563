import { Status } from '@solar/ui/badge/badge';
import { Button } from '@solar/ui/button/button';
import { ChartFrame } from '@solar/ui/chart-frame/chart-frame';
import { DataTable, type DataColumn } from '@solar/ui/data-table/data-table';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { IconButton } from '@solar/ui/icon-button/icon-button';
import { Figure } from '@solar/ui/figure/figure';
import { Grid } from '@solar/ui/layout/layout';
import { Menu, MenuItem } from '@solar/ui/menu/menu';
import { StatTile } from '@solar/ui/stat-tile/stat-tile';
import Banknote from 'lucide-react/icons/banknote';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { State, type GalleryPage } from '../gallery-page';
import styles from './data-pages.module.css';

interface OrderRow {
  id: string;
  customer: string;
  status: 'pending' | 'shipped' | 'cancelled';
  total: number;
  placed: string;
}

const CUSTOMERS = ['Al Noor Contracting', 'Gulf Roofs', 'Sara Haddad', 'Marina Facilities'];
const STATUSES = ['pending', 'shipped', 'cancelled'] as const;
const TONES = { pending: 'warning', shipped: 'success', cancelled: 'danger' } as const;

const ORDERS: OrderRow[] = Array.from({ length: 43 }, (_, index) => ({
  id: `SO-${1042 + index}`,
  customer: CUSTOMERS[index % CUSTOMERS.length] ?? '',
  status: STATUSES[index % STATUSES.length] ?? 'pending',
  total: 1180 + index * 317.5,
  placed: `2026-11-${String(1 + (index % 21)).padStart(2, '0')}`,
}));

const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' });

const COLUMNS: DataColumn<OrderRow>[] = [
  {
    id: 'id',
    header: 'Order',
    cell: (row) => <a href={`#${row.id}`}>{row.id}</a>,
    value: (row) => row.id,
    sortable: true,
    hideable: false,
  },
  {
    id: 'customer',
    header: 'Customer',
    cell: (row) => row.customer,
    value: (row) => row.customer,
    sortable: true,
  },
  {
    id: 'status',
    header: 'Status',
    cell: (row) => <Status tone={TONES[row.status]}>{row.status}</Status>,
    value: (row) => row.status,
  },
  {
    id: 'placed',
    header: 'Placed',
    cell: (row) => row.placed,
    value: (row) => row.placed,
    sortable: true,
  },
  {
    id: 'total',
    header: 'Total',
    align: 'end',
    cell: (row) => money.format(row.total),
    value: (row) => row.total,
    sortable: true,
  },
];

/** On a phone the customer is the card's title, and the date stays away. */
const PLACED_COLUMNS: DataColumn<OrderRow>[] = COLUMNS.map((column) => {
  if (column.id === 'customer') return { ...column, onPhone: 'title' };
  return column.id === 'placed' ? { ...column, onPhone: 'hidden' } : column;
});

const rowId = (row: OrderRow) => row.id;

function OrderMenu({ row }: { row: OrderRow }) {
  return (
    <Menu
      trigger={
        <IconButton size="sm" label={`Actions of ${row.id}`}>
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuItem>Open</MenuItem>
      <MenuItem danger>Cancel</MenuItem>
    </Menu>
  );
}

function DataTables() {
  return (
    <>
      <State name="Everything on" wide>
        <DataTable
          label="Orders"
          columns={COLUMNS}
          rows={ORDERS}
          getRowId={rowId}
          pageSize={10}
          sort="-total"
          searchable
          selectable
          columnChoice
          stickyHeader
          exportName="orders"
          bulkActions={() => (
            <Button size="sm" variant="secondary">
              Ship
            </Button>
          )}
          rowActions={(row) => <OrderMenu row={row} />}
        />
      </State>
      <State name="With places on a phone, and an action in words" wide>
        <DataTable
          label="Orders by customer"
          columns={PLACED_COLUMNS}
          rows={ORDERS.slice(0, 3)}
          getRowId={rowId}
          rowActions={(row) => (
            <Button size="sm" variant="secondary" aria-label={`Ship ${row.id}`}>
              Ship
            </Button>
          )}
        />
      </State>
      <State name="Loading" wide>
        <DataTable
          label="Loading orders"
          columns={COLUMNS}
          rows={[]}
          getRowId={rowId}
          loading
          selectable
          rowActions={(row) => <OrderMenu row={row} />}
        />
      </State>
      <State name="Empty" wide>
        <DataTable
          label="No orders"
          columns={COLUMNS}
          rows={[]}
          getRowId={rowId}
          empty={
            <EmptyState size="sm" title="No orders yet" description="They come with customers." />
          }
        />
      </State>
      <State name="Failed" wide>
        <DataTable
          label="Orders, failed"
          columns={COLUMNS}
          rows={[]}
          getRowId={rowId}
          error="The list of orders did not load. Try again in a moment."
          onRetry={() => window.location.reload()}
        />
      </State>
    </>
  );
}

function StatTiles() {
  return (
    <State name="Four numbers" wide>
      <Grid min="sm" gap="4">
        <StatTile
          label="Revenue"
          value="184.2"
          unit="k USD"
          icon={<Banknote />}
          trend={{ direction: 'up', text: '12 % since October', good: true }}
        />
        <StatTile
          label="Open orders"
          value="128"
          href="#orders"
          trend={{ direction: 'down', text: '4 % since October', good: false }}
        />
        <StatTile label="Stock value" value="1.04" unit="M USD" hint="Counted 12 November" />
        <StatTile label="Customers" value="" loading />
      </Grid>
    </State>
  );
}

function Figures() {
  return (
    <>
      <State name="Name first" wide>
        <dl>
          <Figure label="Power" value="580" unit="Wp" size="md" />
          <Figure label="Price" value="AED 21,400" />
          <Figure label="Saved in 25 years" value="AED 312,000" size="xl" accent />
        </dl>
      </State>
      <State name="Value first" wide>
        <dl>
          <Figure label="under service" value="190 MWp" size="xl" accent valueFirst />
        </dl>
      </State>
    </>
  );
}

const MONTHS: [string, number][] = [
  ['Jun', 62],
  ['Jul', 71],
  ['Aug', 66],
  ['Sep', 80],
  ['Oct', 92],
  ['Nov', 88],
];

function Bars() {
  return (
    <div className={styles.bars}>
      {MONTHS.map(([month, value]) => (
        <div key={month} className={styles.bar} style={{ blockSize: `${value}%` }} />
      ))}
    </div>
  );
}

const TABLE = { columns: ['Month', 'Orders'], rows: MONTHS };

function ChartFrames() {
  return (
    <>
      <State name="With its table" wide>
        <ChartFrame
          title="Orders by month"
          description="Placed, without cancelled ones"
          legend={[{ label: 'Orders', color: 'var(--color-chart-1)' }]}
          table={TABLE}
        >
          <Bars />
        </ChartFrame>
      </State>
      <State name="Loading">
        <ChartFrame title="Orders, on their way" table={TABLE} loading height="sm">
          <Bars />
        </ChartFrame>
      </State>
      <State name="Nothing to show">
        <ChartFrame title="Returns" table={{ columns: [], rows: [] }} height="sm">
          <Bars />
        </ChartFrame>
      </State>
    </>
  );
}

export const dataPages: GalleryPage[] = [
  { id: 'data-table', title: 'Data table', Page: DataTables },
  { id: 'stat-tile', title: 'Stat tile', Page: StatTiles },
  { id: 'figure', title: 'Figure', Page: Figures },
  { id: 'chart-frame', title: 'Chart frame', Page: ChartFrames },
];
