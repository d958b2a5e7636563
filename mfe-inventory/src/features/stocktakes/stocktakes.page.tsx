import { STOCKTAKE_STATUSES } from '@solar/contracts/inventory/states';
import type { Stocktake } from '@solar/contracts/inventory/stocktakes';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { FilterSelect } from '@solar/mfe-kit/listing/filter-select';
import {
  choiceField,
  filledFields,
  pageFields,
  searchField,
} from '@solar/mfe-kit/listing/list-search';
import { PageTable } from '@solar/mfe-kit/listing/page-table';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { Identifier } from '@solar/ui/identifier/identifier';
import { Link } from '@solar/ui/link/link';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useInventoryPage } from '../../api/inventory-api';
import { urls } from '../../urls';
import { Pieces } from '../labels/labels';
import { StocktakeLabel } from '../labels/status-labels';
import { InventoryScreen } from '../screen/inventory-screen';
import { NewStocktakeDialog } from './components/new-stocktake-dialog';

const stateSchema = z.object({
  ...pageFields,
  q: searchField,
  status: choiceField(STOCKTAKE_STATUSES),
});

/** Counts of what is really there. */
export function StocktakesPage() {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const [state, setState] = useSearchState(stateSchema);
  const query = useInventoryPage<Stocktake>('stocktakes', filledFields(state));
  const mayCount = useCan('inventory.stocktakes.write');
  const columns: DataColumn<Stocktake>[] = [
    {
      id: 'number',
      header: t('fields.number'),
      cell: (row) => (
        <Link href={urls.stocktake(row.id)}>
          <Identifier>{row.number}</Identifier>
        </Link>
      ),
      value: (row) => row.number,
    },
    { id: 'name', header: t('fields.name'), cell: (row) => row.name, value: (row) => row.name },
    {
      id: 'status',
      header: t('fields.status'),
      cell: (row) => <StocktakeLabel status={row.status} />,
      value: (row) => row.status,
    },
    {
      id: 'place',
      header: t('fields.place'),
      cell: (row) =>
        [row.warehouse.code, row.zone?.code, row.categorySlug].filter(Boolean).join(' · '),
      value: (row) => row.warehouse.code,
    },
    {
      id: 'counted',
      header: t('fields.counted'),
      cell: (row) => `${format.number(row.countedCount)} / ${format.number(row.lineCount)}`,
      value: (row) => row.countedCount,
      align: 'end',
    },
    {
      id: 'variance',
      header: t('fields.variance'),
      cell: (row) => <Pieces value={row.variancePieces} muted={row.variancePieces === 0} />,
      value: (row) => row.variancePieces,
      align: 'end',
    },
    {
      id: 'createdAt',
      header: t('fields.createdAt'),
      cell: (row) => format.dateTime(row.createdAt),
      value: (row) => row.createdAt,
    },
  ];
  return (
    <InventoryScreen
      title={t('stocktakes.title')}
      description={t('stocktakes.text')}
      actions={mayCount && <NewStocktakeDialog />}
    >
      <PageTable
        label={t('stocktakes.title')}
        views="stocktakes"
        columns={columns}
        query={query}
        getRowId={(row) => row.id}
        state={state}
        onState={setState}
        toolbar={
          <FilterSelect
            label={t('fields.status')}
            value={state.status}
            onChange={(status) => setState({ status, page: 1 })}
            options={STOCKTAKE_STATUSES.map((value) => ({
              value,
              label: t(`stocktakeStatus.${value}`),
            }))}
          />
        }
      />
    </InventoryScreen>
  );
}
