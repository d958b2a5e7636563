import type { Reversal } from '@solar/contracts/inventory/reversals';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { RowsTable } from '@solar/mfe-kit/listing/rows-table';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { DescriptionList } from '@solar/ui/description-list/description-list';
import { Identifier } from '@solar/ui/identifier/identifier';
import { Stack } from '@solar/ui/layout/layout';
import { Link } from '@solar/ui/link/link';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useInventoryItem } from '../../api/inventory-api';
import { urls } from '../../urls';
import { LocationLabel, Pieces, ProductLabel } from '../labels/labels';
import { InventoryScreen } from '../screen/inventory-screen';

type Line = Reversal['lines'][number];

const PAGE_OF = {
  receipt: urls.receipt,
  adjustment: urls.adjustment,
  transfer: urls.transfer,
  stocktake: urls.stocktake,
} as const;

function ReversedLines({ reversal }: { reversal: Reversal }) {
  const { t } = useTranslation('inventory');
  const columns: DataColumn<Line>[] = [
    {
      id: 'product',
      header: t('fields.product'),
      cell: (row) => <ProductLabel product={row.product} />,
      value: (row) => row.product.sku,
    },
    {
      id: 'lot',
      header: t('fields.lot'),
      cell: (row) => row.lot ?? '–',
      value: (row) => row.lot,
    },
    {
      id: 'from',
      header: t('fields.from'),
      cell: (row) => <LocationLabel location={row.from} />,
      value: (row) => row.from.bin?.binCode,
    },
    {
      id: 'to',
      header: t('fields.to'),
      cell: (row) => <LocationLabel location={row.to} />,
      value: (row) => row.to.bin?.binCode,
    },
    {
      id: 'quantity',
      header: t('fields.quantity'),
      cell: (row) => <Pieces value={row.quantity} />,
      value: (row) => row.quantity,
      align: 'end',
    },
  ];
  const rows = reversal.lines.map((line, index) => ({ ...line, id: String(index) }));
  return (
    <RowsTable
      label={t('reversals.lines')}
      columns={columns}
      rows={rows}
      getRowId={(row) => (row as (typeof rows)[number]).id}
    />
  );
}

function Facts({ reversal }: { reversal: Reversal }) {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const { type, id, number } = reversal.document;
  return (
    <DescriptionList
      columns={2}
      items={[
        {
          term: t('reversals.of'),
          value: (
            <Link href={PAGE_OF[type](id)}>
              <Identifier>{number}</Identifier>
            </Link>
          ),
        },
        { term: t('fields.reason'), value: reversal.reason },
        { term: t('fields.time'), value: format.dateTime(reversal.createdAt) },
        { term: t('fields.actor'), value: reversal.actor?.name ?? t('fields.system') },
      ]}
    />
  );
}

/** One counter-document with what went back. */
export function ReversalPage() {
  const { t } = useTranslation('inventory');
  const { id = '' } = useParams();
  const query = useInventoryItem<Reversal>(`reversals/${id}`);
  return (
    <InventoryScreen
      title={query.data?.number ?? t('reversals.title')}
      parent={{ label: t('nav.transactions'), href: urls.transactions }}
    >
      <QueryState query={query} skeleton={<Skeleton shape="block" height="20rem" />}>
        {(reversal) => (
          <Stack gap="6">
            <Facts reversal={reversal} />
            <ReversedLines reversal={reversal} />
            <p>
              <Link href={urls.transactionsOf({ reference: reversal.number })}>
                {t('ledger.ofDocument')}
              </Link>
            </p>
          </Stack>
        )}
      </QueryState>
    </InventoryScreen>
  );
}
