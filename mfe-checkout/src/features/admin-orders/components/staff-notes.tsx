import { addOrderNoteSchema, type StaffOrder } from '@solar/contracts/checkout/orders-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { useIdempotencyKey } from '@solar/mfe-kit/http/idempotency-key';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { Button } from '@solar/ui/button/button';
import { Card, CardHeader } from '@solar/ui/card/card';
import { Field } from '@solar/ui/field/field';
import { TextArea } from '@solar/ui/text-area/text-area';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addOrderNote, ORDERS_KEY } from '../order-api';
import styles from './staff-notes.module.css';

/** What staff write about an order, for each other. */
export function StaffNotes({ order }: { order: StaffOrder }) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const mayWrite = useCan('checkout.orders.write');
  return (
    <Card padding="lg">
      <CardHeader
        title={t('admin.orders.notes.title')}
        description={t('admin.orders.notes.text')}
        level={2}
      />
      {order.staffNotes.length > 0 && (
        <ul className={styles.notes}>
          {order.staffNotes.toReversed().map(({ id, at, by, text }) => (
            <li key={id}>
              <p className={styles.text}>{text}</p>
              <p className={styles.meta}>
                {by.name} · <time dateTime={at}>{format.dateTime(at)}</time>
              </p>
            </li>
          ))}
        </ul>
      )}
      {mayWrite && <AddNote orderId={order.orderId} count={order.staffNotes.length} />}
    </Card>
  );
}

function AddNote({ orderId, count }: { orderId: string; count: number }) {
  const { t } = useTranslation('checkout');
  const [text, setText] = useState('');
  const key = useIdempotencyKey(`${orderId} ${count} ${text}`);
  const add = useApiMutation({
    mutationFn: () => addOrderNote(orderId, text.trim(), key),
    invalidates: [ORDERS_KEY],
    success: t('admin.orders.notes.added'),
    onSuccess: () => setText(''),
  });
  const isNote = addOrderNoteSchema.safeParse({ text }).success;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isNote) add.mutate();
      }}
    >
      <Field label={t('admin.orders.notes.label')}>
        <TextArea rows={2} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <div>
        <Button type="submit" size="sm" loading={add.isPending} disabled={!isNote}>
          {t('admin.orders.notes.add')}
        </Button>
      </div>
    </form>
  );
}
