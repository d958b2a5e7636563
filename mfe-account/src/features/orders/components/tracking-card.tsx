import { isOnItsWay } from '@solar/contracts/checkout/order-states';
import type { Order } from '@solar/contracts/checkout/orders-http';
import { writtenDays } from '@solar/contracts/common/written-date';
import { PaidWith } from '@solar/mfe-kit/format/paid-with';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { Card, CardHeader } from '@solar/ui/card/card';
import { DescriptionList } from '@solar/ui/description-list/description-list';
import { CopyableIdentifier } from '@solar/ui/identifier/copyable-identifier';
import { Identifier } from '@solar/ui/identifier/identifier';
import { useTranslation } from 'react-i18next';

/** How the order travels, and how it was paid. */
export function TrackingCard({ order }: { order: Order }) {
  const { t, i18n } = useTranslation('account');
  const localized = useLocalized();
  const { name, names, arrival } = order.shippingMethod;
  const items = [
    { term: t('order.shippingMethod'), value: names ? localized(names) : name },
    ...(arrival && isOnItsWay(order.status)
      ? [{ term: t('order.arrival'), value: writtenDays(arrival.from, arrival.to, i18n.language) }]
      : []),
    // Before it ships the progress beside says so.
    ...(order.carrier ? [{ term: t('order.carrier'), value: order.carrier }] : []),
    ...(order.trackingNumber
      ? [
          {
            term: t('order.trackingNumber'),
            value: <TrackingNumber number={order.trackingNumber} url={order.trackingUrl} />,
          },
        ]
      : []),
    { term: t('order.payment'), value: t(`order.payments.${order.paymentStatus}`) },
    ...(order.paymentMethod
      ? [
          {
            term: t('order.paymentMethod'),
            value: (
              <PaidWith
                method={t(`order.methods.${order.paymentMethod}`, {
                  defaultValue: order.paymentMethod,
                })}
                card={order.paymentCard}
              />
            ),
          },
        ]
      : []),
    ...(order.poNumber
      ? [{ term: t('order.poNumber'), value: <Identifier>{order.poNumber}</Identifier> }]
      : []),
    ...(order.taxNumber
      ? [{ term: t('order.taxNumber'), value: <Identifier>{order.taxNumber}</Identifier> }]
      : []),
    ...(order.notes ? [{ term: t('order.notes'), value: order.notes }] : []),
  ];
  return (
    <Card>
      <CardHeader title={t('order.shipping')} />
      <DescriptionList items={items} layout="stacked" />
    </Card>
  );
}

/** The parcel's number, which leads to the carrier's page where that is known. */
function TrackingNumber({ number, url }: { number: string; url: Order['trackingUrl'] }) {
  const { t } = useTranslation('account');
  if (!url) {
    return (
      <CopyableIdentifier
        copyLabel={t('order.copy', { name: t('order.trackingNumber') })}
        copiedLabel={t('order.copied')}
      >
        {number}
      </CopyableIdentifier>
    );
  }
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      <Identifier>{number}</Identifier>
    </a>
  );
}
