import { InShopCurrency } from '@solar/mfe-kit/query/in-shop-currency';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { urls } from '../../urls';
import { InventoryScreen } from '../screen/inventory-screen';
import { PurchaseOrderForm } from './components/purchase-order-form';

/** Drafts a purchase order. */
export function NewPurchaseOrderPage() {
  const { t } = useTranslation('inventory');
  const navigate = useNavigate();
  return (
    <InventoryScreen
      title={t('purchaseOrders.create')}
      parent={{ label: t('purchaseOrders.title'), href: urls.purchaseOrders }}
      permission="inventory.purchase-orders.write"
    >
      <InShopCurrency>
        {(currency) => (
          <PurchaseOrderForm
            currency={currency}
            onSaved={({ id }) => void navigate(urls.purchaseOrder(id))}
          />
        )}
      </InShopCurrency>
    </InventoryScreen>
  );
}
