import type { PurchaseOrder } from '@solar/contracts/inventory/purchase-orders';
import { InShopCurrency } from '@solar/mfe-kit/query/in-shop-currency';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useParams } from 'react-router';
import { useInventoryItem } from '../../api/inventory-api';
import { urls } from '../../urls';
import { InventoryScreen } from '../screen/inventory-screen';
import { PurchaseOrderForm } from './components/purchase-order-form';

/** Changes a draft; what was submitted is shown as it was submitted. */
export function EditPurchaseOrderPage() {
  const { t } = useTranslation('inventory');
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const query = useInventoryItem<PurchaseOrder>(`purchase-orders/${id}`);
  const back = urls.purchaseOrder(id);
  return (
    <InventoryScreen
      title={t('purchaseOrders.edit', { number: query.data?.number ?? '' })}
      parent={{ label: query.data?.number ?? t('purchaseOrders.title'), href: back }}
      permission="inventory.purchase-orders.write"
    >
      <QueryState query={query} skeleton={<Skeleton shape="block" height="20rem" />}>
        {(order) =>
          order.status === 'draft' ? (
            <InShopCurrency>
              {(currency) => (
                <PurchaseOrderForm
                  order={order}
                  currency={order.total?.currency ?? currency}
                  onSaved={() => void navigate(back)}
                />
              )}
            </InShopCurrency>
          ) : (
            <Navigate to={back} replace />
          )
        }
      </QueryState>
    </InventoryScreen>
  );
}
