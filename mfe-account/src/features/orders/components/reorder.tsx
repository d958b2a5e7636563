import type { Order, ReorderLine } from '@solar/contracts/checkout/orders-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { useCart } from '@solar/mfe-kit/stores/cart-store';
import { Status } from '@solar/ui/badge/badge';
import { Button } from '@solar/ui/button/button';
import { Dialog } from '@solar/ui/dialog/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useReorder } from '../../../api/orders-api';
import { ListSkeleton } from '../../../components/list-skeleton';
import { RecordList } from '../../../components/record-card';
import { urls } from '../../../urls';

/** Puts the lines of an order into the cart again, after it has said what is gone, dearer or short. */
export function Reorder({ order }: { order: Order }) {
  const { t } = useTranslation('account');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('order.reorder.open')}
      </Button>
      {open && <ReorderDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

function ReorderDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const query = useReorder(order.orderId);
  const lines = query.data?.lines.filter(({ state }) => state !== 'gone') ?? [];
  const put = () => {
    const { add } = useCart.getState();
    for (const line of lines) add(productOf(line), line.quantity);
    onClose();
    void navigate(urls.cart);
  };
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={t('order.reorder.title', { number: order.orderNumber })}
      description={t('order.reorder.text')}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('order.reorder.close')}
          </Button>
          <Button variant="accent" disabled={lines.length === 0} onClick={put}>
            {t('order.reorder.put', { count: lines.length })}
          </Button>
        </>
      }
    >
      <QueryState query={query} skeleton={<ListSkeleton rows={2} height="3rem" />}>
        {(data) => (
          <RecordList>
            {data.lines.map((line) => (
              <li key={line.productId}>
                <Line line={line} />
              </li>
            ))}
          </RecordList>
        )}
      </QueryState>
    </Dialog>
  );
}

function Line({ line }: { line: ReorderLine }) {
  const { t } = useTranslation('account');
  const format = useFormat();
  const { name, quantity, state, then, now, available } = line;
  const prices = { then: format.money(then), now: now ? format.money(now) : '' };
  const tone = state === 'gone' ? 'danger' : state === 'dearer' ? 'warning' : 'success';
  return (
    <>
      <p>
        {quantity} × {name}
      </p>
      <Status tone={tone}>{t(`order.reorder.states.${state}`, prices)}</Status>
      {state !== 'gone' && available !== null && (
        <Status tone="warning">{t('order.reorder.short', { count: available })}</Status>
      )}
    </>
  );
}

function productOf({ productId, slug, name, brand, imageUrl, now }: ReorderLine) {
  return { id: productId, slug, name, brand, image: imageUrl, price: now };
}
