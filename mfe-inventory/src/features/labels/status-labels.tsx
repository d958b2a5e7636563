import type {
  IncomingReturnStatus,
  MovementClass,
  OrderStockStatus,
  PurchaseOrderStatus,
  StockStatus,
  StocktakeStatus,
  TransferStatus,
} from '@solar/contracts/inventory/states';
import { Badge, Status } from '@solar/ui/badge/badge';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

type Tone = ComponentProps<typeof Status>['tone'];

const STOCK: Record<StockStatus, Tone> = {
  in_stock: 'success',
  low_stock: 'warning',
  out_of_stock: 'danger',
};
const MOVEMENT: Record<MovementClass, Tone> = {
  fast: 'info',
  slow: 'neutral',
  non_moving: 'neutral',
};
const ORDER: Record<OrderStockStatus, Tone> = {
  allocated: 'info',
  released: 'neutral',
  shipped: 'success',
  returned: 'warning',
};
const INCOMING_RETURN: Record<IncomingReturnStatus, Tone> = {
  expected: 'info',
  received: 'success',
  withdrawn: 'neutral',
};
const PURCHASE_ORDER: Record<PurchaseOrderStatus, Tone> = {
  draft: 'neutral',
  pending: 'warning',
  approved: 'info',
  completed: 'success',
  cancelled: 'danger',
};
const TRANSFER: Record<TransferStatus, Tone> = {
  pending: 'warning',
  in_progress: 'info',
  completed: 'success',
  cancelled: 'danger',
};
const STOCKTAKE: Record<StocktakeStatus, Tone> = {
  active: 'info',
  recounting: 'warning',
  completed: 'success',
  cancelled: 'danger',
};

/** Whether a product can be promised. */
export function StockStatusLabel({ status }: { status: StockStatus }) {
  const { t } = useTranslation('inventory');
  return <Status tone={STOCK[status]}>{t(`stockStatus.${status}`)}</Status>;
}

/** How lately a product was shipped. */
export function MovementBadge({ movement }: { movement: MovementClass }) {
  const { t } = useTranslation('inventory');
  return <Badge tone={MOVEMENT[movement]}>{t(`movementClass.${movement}`)}</Badge>;
}

/** Where the stock of an order stands. */
export function OrderStockLabel({ status }: { status: OrderStockStatus }) {
  const { t } = useTranslation('inventory');
  return <Status tone={ORDER[status]}>{t(`orderStatus.${status}`)}</Status>;
}

/** Where goods on their way back stand. */
export function IncomingReturnLabel({ status }: { status: IncomingReturnStatus }) {
  const { t } = useTranslation('inventory');
  return <Status tone={INCOMING_RETURN[status]}>{t(`returns.status.${status}`)}</Status>;
}

/** Where a purchase order stands. */
export function PurchaseOrderLabel({ status }: { status: PurchaseOrderStatus }) {
  const { t } = useTranslation('inventory');
  return <Status tone={PURCHASE_ORDER[status]}>{t(`purchaseOrderStatus.${status}`)}</Status>;
}

/** Where a transfer stands. */
export function TransferLabel({ status }: { status: TransferStatus }) {
  const { t } = useTranslation('inventory');
  return <Status tone={TRANSFER[status]}>{t(`transferStatus.${status}`)}</Status>;
}

/** Where a stocktake stands. */
export function StocktakeLabel({ status }: { status: StocktakeStatus }) {
  const { t } = useTranslation('inventory');
  return <Status tone={STOCKTAKE[status]}>{t(`stocktakeStatus.${status}`)}</Status>;
}
