import type { Adjustment } from '@solar/contracts/inventory/adjustments';
import { ADJUSTMENT_REASONS } from '@solar/contracts/inventory/adjustments';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { FilterSelect } from '@solar/mfe-kit/listing/filter-select';
import {
  filledFields,
  pageFields,
  searchField,
  textField,
} from '@solar/mfe-kit/listing/list-search';
import { PageTable } from '@solar/mfe-kit/listing/page-table';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import { Button } from '@solar/ui/button/button';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { Identifier } from '@solar/ui/identifier/identifier';
import { Link } from '@solar/ui/link/link';
import Upload from 'lucide-react/icons/upload';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { z } from 'zod';
import { useInventoryPage } from '../../api/inventory-api';
import { urls } from '../../urls';
import { Pieces } from '../labels/labels';
import { InventoryScreen } from '../screen/inventory-screen';

const stateSchema = z.object({ ...pageFields, q: searchField, reason: textField });

function signedPieces(row: Adjustment): number {
  const sum = row.lines.reduce((total, line) => total + line.quantity, 0);
  return row.type === 'add' ? sum : -sum;
}

/** Corrections of stock. */
export function AdjustmentsPage() {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const [state, setState] = useSearchState(stateSchema);
  const query = useInventoryPage<Adjustment>('adjustments', filledFields(state));
  const mayAdjust = useCan('inventory.stock.adjust');
  const columns: DataColumn<Adjustment>[] = [
    {
      id: 'number',
      header: t('fields.number'),
      cell: (row) => (
        <Link href={urls.adjustment(row.id)}>
          <Identifier>{row.number}</Identifier>
        </Link>
      ),
      value: (row) => row.number,
    },
    {
      id: 'createdAt',
      header: t('fields.time'),
      cell: (row) => format.dateTime(row.createdAt),
      value: (row) => row.createdAt,
    },
    {
      id: 'reason',
      header: t('fields.reason'),
      cell: (row) => t(`reasons.${row.reason}`),
      value: (row) => t(`reasons.${row.reason}`),
    },
    {
      id: 'lines',
      header: t('fields.product'),
      cell: (row) => row.lines.map((line) => line.product.sku).join(', '),
      value: (row) => row.lines.map((line) => line.product.sku).join(' '),
      minWidth: '14rem',
    },
    {
      id: 'pieces',
      header: t('fields.change'),
      cell: (row) => <Pieces value={signedPieces(row)} />,
      value: signedPieces,
      align: 'end',
    },
    {
      id: 'notes',
      header: t('fields.notes'),
      cell: (row) => row.notes,
      value: (row) => row.notes,
    },
    {
      id: 'actor',
      header: t('fields.actor'),
      cell: (row) => row.actor?.name ?? t('fields.system'),
      value: (row) => row.actor?.name,
    },
  ];
  return (
    <InventoryScreen
      title={t('adjustments.title')}
      description={t('adjustments.text')}
      actions={
        mayAdjust && (
          <>
            <Button asChild variant="ghost" startIcon={<Upload aria-hidden="true" />}>
              <RouterLink to="/admin/imports?kind=stock">{t('actions.import')}</RouterLink>
            </Button>
            <Button asChild>
              <RouterLink to={urls.newAdjustment}>{t('adjustments.create')}</RouterLink>
            </Button>
          </>
        )
      }
    >
      <PageTable
        label={t('adjustments.title')}
        views="adjustments"
        columns={columns}
        query={query}
        getRowId={(row) => row.id}
        state={state}
        onState={setState}
        exportName="adjustments"
        toolbar={
          <FilterSelect
            label={t('fields.reason')}
            all={t('filters.allReasons')}
            value={state.reason}
            onChange={(reason) => setState({ reason, page: 1 })}
            options={Object.keys(ADJUSTMENT_REASONS).map((value) => ({
              value,
              label: t(`reasons.${value}`),
            }))}
          />
        }
      />
    </InventoryScreen>
  );
}
