import type { SerialDetail } from '@solar/contracts/inventory/serials';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { RemoteSlot } from '@solar/mfe-kit/remote/remote-slot';
import { RowsTable } from '@solar/mfe-kit/listing/rows-table';
import { DescriptionList } from '@solar/ui/description-list/description-list';
import { Identifier } from '@solar/ui/identifier/identifier';
import { Stack } from '@solar/ui/layout/layout';
import { Link } from '@solar/ui/link/link';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useInventoryItem } from '../../api/inventory-api';
import { urls } from '../../urls';
import { BinLabel, ProductLabel } from '../labels/labels';
import { useMoveColumns } from '../ledger/use-move-columns';
import { InventoryScreen } from '../screen/inventory-screen';
import { SerialStateLabel } from './serial-state-label';

function Facts({ serial }: { serial: SerialDetail }) {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const { order } = serial;
  return (
    <DescriptionList
      columns={2}
      items={[
        { term: t('fields.product'), value: <ProductLabel product={serial.product} /> },
        { term: t('fields.lot'), value: serial.lot ?? '–' },
        { term: t('fields.bin'), value: serial.bin ? <BinLabel bin={serial.bin} /> : '–' },
        {
          term: t('fields.order'),
          value: order ? (
            <>
              <Link href={urls.shipment(order.id)}>
                <Identifier>{order.number}</Identifier>
              </Link>
              {' · '}
              <Link href={urls.salesOrder(order.id)}>{t('serials.orderAndCustomer')}</Link>
            </>
          ) : (
            '–'
          ),
        },
        { term: t('serials.changedAt'), value: format.dateTime(serial.changedAt) },
      ]}
    />
  );
}

/** One piece with everything that became of it. */
export function SerialPage() {
  const { t } = useTranslation('inventory');
  const { id = '' } = useParams();
  const query = useInventoryItem<SerialDetail>(`serials/${id}`);
  const hidden = ['product', 'quantity'];
  const columns = useMoveColumns().filter((column) => !hidden.includes(column.id));
  return (
    <InventoryScreen
      title={query.data?.number ?? t('serials.title')}
      meta={query.data && <SerialStateLabel state={query.data.state} />}
      parent={{ label: t('serials.title'), href: urls.serials }}
    >
      <QueryState query={query} skeleton={<Skeleton shape="block" height="20rem" />}>
        {(serial) => (
          <Stack gap="6">
            <Facts serial={serial} />
            <RowsTable
              label={t('serials.history')}
              columns={columns}
              rows={serial.history}
              getRowId={(row) => row.id}
            />
            <RemoteSlot
              remote="account"
              name="warranty-claims"
              props={{ serial: serial.number, productId: serial.product.productId }}
            />
          </Stack>
        )}
      </QueryState>
    </InventoryScreen>
  );
}
