import type { OrderReturn } from '@solar/contracts/checkout/returns-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { errorText } from '@solar/mfe-kit/http/error-text';
import { PrivatePicture } from '@solar/mfe-kit/pictures/private-picture';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { Button } from '@solar/ui/button/button';
import { ConfirmDialog } from '@solar/ui/confirm-dialog/confirm-dialog';
import { Identifier } from '@solar/ui/identifier/identifier';
import { Inline, Stack } from '@solar/ui/layout/layout';
import { useTranslation } from 'react-i18next';
import { ORDERS_URL } from '../../../api/orders-api';
import { cancelReturn, returnPictureUrl } from '../../../api/returns-api';
import { ReturnStatusLabel } from '../../../components/return-status';
import styles from './one-return.module.css';

/** One return: what goes back and why, where it stands, and what staff said to it. */
export function OneReturn({ one }: { one: OrderReturn }) {
  const { t } = useTranslation('account');
  const format = useFormat();
  const said = one.history.findLast(({ note }) => note !== null)?.note;
  return (
    <li>
      <Stack gap="2">
        <Inline gap="3">
          <strong>
            <Identifier>{one.returnNumber}</Identifier>
          </strong>
          <ReturnStatusLabel status={one.status} />
          <span>{format.date(one.createdAt)}</span>
        </Inline>
        <ul>
          {one.lines.map(({ productId, quantity, name, reason, received, serials = [] }) => (
            <li key={productId}>
              {t('returns.line', { quantity, name, reason: t(`returns.reasons.${reason}`) })}
              {serials.length > 0 &&
                ` · ${t('order.serials', { count: serials.length, numbers: serials.join(', ') })}`}
              {received &&
                ` · ${t('returns.arrived', { count: received.sellable + received.damaged })}`}
            </li>
          ))}
        </ul>
        {one.comment && <p>{one.comment}</p>}
        {one.pictures.length > 0 && (
          <Inline gap="2">
            {one.pictures.map((id, index) => (
              <PrivatePicture
                key={id}
                url={returnPictureUrl(id)}
                className={styles.picture}
                alt={t('returns.pictureOf', { index: index + 1, number: one.returnNumber })}
              />
            ))}
          </Inline>
        )}
        {said && <p>{t('returns.said', { text: said })}</p>}
        {one.status === 'accepted' && <p>{t('returns.send', { number: one.returnNumber })}</p>}
        {one.refund && <p>{t('returns.refund', { amount: format.money(one.refund) })}</p>}
        {one.status === 'requested' && <CancelReturn one={one} />}
      </Stack>
    </li>
  );
}

function CancelReturn({ one }: { one: OrderReturn }) {
  const { t } = useTranslation('account');
  const cancel = useApiMutation({
    mutationFn: () => cancelReturn(one.returnId),
    invalidates: [[ORDERS_URL]],
    success: t('returns.cancel.done'),
    failure: null,
  });
  return (
    <p data-print="hidden">
      <ConfirmDialog
        tone="danger"
        trigger={<Button variant="ghost">{t('returns.cancel.open')}</Button>}
        title={t('returns.cancel.title', { number: one.returnNumber })}
        description={t('returns.cancel.text')}
        confirmLabel={t('returns.cancel.open')}
        cancelLabel={t('returns.cancel.keep')}
        error={cancel.error && errorText(cancel.error)}
        onConfirm={() => cancel.mutateAsync()}
      />
    </p>
  );
}
