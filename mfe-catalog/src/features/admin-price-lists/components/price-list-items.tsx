import { wholeUnits } from '@solar/contracts/common/minor-units';
import type { PriceListDetail } from '@solar/contracts/catalog/price-list-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { RowsTable } from '@solar/mfe-kit/listing/rows-table';
import type { DataColumn } from '@solar/ui/data-table/data-table';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { IconButton } from '@solar/ui/icon-button/icon-button';
import { Identifier } from '@solar/ui/identifier/identifier';
import { Inline } from '@solar/ui/layout/layout';
import Trash from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../admin-shared/money-input';
import { usePriceListAction } from '../api/use-price-lists';
import { EditItemDialog } from './edit-item-dialog';

type Item = PriceListDetail['items'][number];

/** The products of a list beside their ordinary prices. */
export function PriceListItems({ list, editable }: { list: PriceListDetail; editable: boolean }) {
  const { t } = useTranslation('catalog');
  const columns = useColumns();
  const action = usePriceListAction(list.id);
  return (
    <RowsTable
      label={t('admin.priceLists.items')}
      columns={columns}
      rows={list.items}
      getRowId={({ productId }) => productId}
      searchable
      exportName={list.name}
      empty={<EmptyState title={t('admin.priceLists.noItems')} />}
      rowActions={(item) =>
        editable && (
          <Inline gap="1" wrap={false} justify="end">
            <EditItemDialog
              item={item}
              onSave={(price) =>
                action.mutateAsync({ do: 'change', productId: item.productId, ...price })
              }
            />
            <IconButton
              size="sm"
              label={t('admin.delete', { name: item.name })}
              disabled={action.isPending}
              onClick={() => action.mutate({ do: 'remove', productId: item.productId })}
            >
              <Trash aria-hidden="true" />
            </IconButton>
          </Inline>
        )
      }
    />
  );
}

function useColumns(): DataColumn<Item>[] {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  const share = ({ price, base }: Item) =>
    base && base.currency === price.currency ? price.amount / base.amount - 1 : null;
  return [
    {
      id: 'sku',
      header: t('admin.field.sku'),
      value: ({ sku }) => sku,
      cell: ({ sku }) => <Identifier>{sku}</Identifier>,
    },
    {
      id: 'name',
      header: t('admin.field.name'),
      onPhone: 'title',
      wrap: true,
      minWidth: '10rem',
      sortable: true,
      value: ({ brand, name }) => `${brand} ${name}`,
      cell: ({ brand, name }) => `${brand} ${name}`,
    },
    {
      id: 'base',
      header: t('admin.priceLists.base'),
      align: 'end',
      value: ({ base }) => base && wholeUnits(base),
      cell: ({ base }) => (base ? format.money(base) : '–'),
    },
    {
      id: 'price',
      header: t('admin.priceLists.price'),
      align: 'end',
      sortable: true,
      value: ({ price }) => wholeUnits(price),
      cell: ({ price }) => <strong>{format.money(price)}</strong>,
    },
    {
      id: 'tiers',
      header: t('admin.tiers.title'),
      value: ({ tiers = [] }) =>
        tiers.map(({ from, unit }) => `${from}: ${amountText(unit)}`).join('; '),
      cell: ({ tiers = [] }) =>
        tiers.length === 0
          ? '–'
          : tiers.map(({ from, unit }) => (
              <div key={from}>
                {t('admin.tiers.one', { from: format.number(from), price: format.money(unit) })}
              </div>
            )),
    },
    {
      id: 'difference',
      header: t('admin.priceLists.difference'),
      align: 'end',
      value: share,
      cell: (item) => {
        const difference = share(item);
        return difference === null ? '–' : format.percent(difference);
      },
    },
  ];
}
