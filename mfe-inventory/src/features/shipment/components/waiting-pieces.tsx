import type { OrderStock } from '@solar/contracts/inventory/order-inventory';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { Button } from '@solar/ui/button/button';
import { Card, CardHeader } from '@solar/ui/card/card';
import { ConfirmDialog } from '@solar/ui/confirm-dialog/confirm-dialog';
import { Inline, Stack } from '@solar/ui/layout/layout';
import { useTranslation } from 'react-i18next';
import { INVENTORY_KEY, sendInventory } from '../../../api/inventory-api';
import { ProductLabel } from '../../labels/labels';

const CHOICES = ['short_ship', 'cancel'] as const;

/** Pieces for which an order waits, and what can be done about them. */
export function WaitingPieces({ order }: { order: OrderStock }) {
  const { t } = useTranslation('inventory');
  const path = `orders/${order.orderId}`;
  const cover = useApiMutation({
    mutationFn: () => sendInventory<OrderStock>('post', `${path}/coverage`),
    invalidates: [INVENTORY_KEY],
    success: ({ short = [] }) => t(short.length > 0 ? 'shortages.notThere' : 'shortages.covered'),
  });
  const decide = useApiMutation({
    mutationFn: (choice: (typeof CHOICES)[number]) =>
      sendInventory('post', `${path}/shortage`, { choice }),
    invalidates: [INVENTORY_KEY],
    success: t('shortages.decided'),
  });
  const { short = [], sent = [] } = order;
  if (short.length === 0) return null;
  return (
    <Card>
      <CardHeader
        title={t('shortages.waiting')}
        description={t('shortages.waitingText')}
        level={2}
      />
      <Stack gap="4">
        <ul>
          {short.map(({ product, quantity }) => (
            <li key={product.productId}>
              <Inline gap="3">
                <ProductLabel product={product} />
                <span>{t('shortages.pieces', { count: quantity })}</span>
              </Inline>
            </li>
          ))}
        </ul>
        <Inline gap="2">
          <Button variant="secondary" loading={cover.isPending} onClick={() => cover.mutate()}>
            {t('shortages.lookAgain')}
          </Button>
          {CHOICES.filter((choice) => choice !== 'cancel' || sent.length === 0).map((choice) => (
            <ConfirmDialog
              key={choice}
              trigger={<Button variant="secondary">{t(`shortages.choices.${choice}`)}</Button>}
              title={t(`shortages.confirm.${choice}`, { number: order.orderNumber })}
              description={t(`shortages.explain.${choice}`)}
              confirmLabel={t(`shortages.choices.${choice}`)}
              tone="danger"
              onConfirm={() => decide.mutateAsync(choice)}
            />
          ))}
        </Inline>
      </Stack>
    </Card>
  );
}
