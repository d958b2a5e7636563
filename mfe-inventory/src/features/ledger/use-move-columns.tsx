import type { StockMove } from '@solar/contracts/inventory/moves';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { Identifier } from '@solar/ui/identifier/identifier';
import { Link } from '@solar/ui/link/link';
import { useTranslation } from 'react-i18next';
import { urls } from '../../urls';
import { LocationLabel, Pieces, ProductLabel } from '../labels/labels';

/** The screen of the document that caused a move, when it has one. */
function referenceUrl({ type, id }: StockMove['reference']): string | null {
  switch (type) {
    case 'receipt':
      return urls.receipt(id);
    case 'adjustment':
      return urls.adjustment(id);
    case 'reversal':
      return urls.reversal(id);
    case 'transfer':
      return urls.transfer(id);
    case 'stocktake':
      return urls.stocktake(id);
    case 'return':
      return urls.incomingReturn(id);
    case 'order':
      return urls.shipment(id);
    default:
      return null;
  }
}

function Reference({ reference }: { reference: StockMove['reference'] }) {
  const href = referenceUrl(reference);
  if (!href) return <Identifier>{reference.number}</Identifier>;
  return (
    <Link href={href}>
      <Identifier>{reference.number}</Identifier>
    </Link>
  );
}

/** Columns of the ledger. */
export function useMoveColumns(): DataColumn<StockMove>[] {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const place = (end: StockMove['from']) => end.bin?.binCode ?? t(`locations.${end.kind}`);
  return [
    {
      id: 'at',
      header: t('fields.time'),
      cell: (row) => <time dateTime={row.at}>{format.dateTime(row.at)}</time>,
      value: (row) => row.at,
    },
    {
      id: 'product',
      header: t('fields.product'),
      onPhone: 'title',
      cell: (row) => <ProductLabel product={row.product} />,
      value: (row) => row.product.sku,
      minWidth: '14rem',
    },
    {
      id: 'reason',
      header: t('fields.reason'),
      cell: (row) => t(`reasons.${row.reason}`),
      value: (row) => t(`reasons.${row.reason}`),
    },
    {
      id: 'from',
      header: t('fields.from'),
      cell: (row) => <LocationLabel location={row.from} />,
      value: (row) => place(row.from),
    },
    {
      id: 'to',
      header: t('fields.to'),
      cell: (row) => <LocationLabel location={row.to} />,
      value: (row) => place(row.to),
    },
    {
      id: 'quantity',
      header: t('fields.quantity'),
      cell: (row) => <Pieces value={row.quantity} />,
      value: (row) => row.quantity,
      align: 'end',
    },
    {
      id: 'lot',
      header: t('fields.lot'),
      cell: (row) => row.lot ?? '–',
      value: (row) => row.lot,
      defaultHidden: true,
    },
    {
      id: 'reference',
      header: t('fields.reference'),
      cell: (row) => <Reference reference={row.reference} />,
      value: (row) => row.reference.number,
    },
    {
      id: 'actor',
      header: t('fields.actor'),
      cell: (row) => row.actor?.name ?? t('fields.system'),
      value: (row) => row.actor?.name ?? '',
    },
    {
      id: 'note',
      header: t('fields.notes'),
      cell: (row) => row.note ?? '',
      value: (row) => row.note,
      defaultHidden: true,
    },
  ];
}
