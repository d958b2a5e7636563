import type { StockAnswer } from '@solar/contracts/catalog/stock-http';
import type { ShippingOption } from '@solar/contracts/checkout/checkout-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { useCountries } from '@solar/mfe-kit/forms/use-countries';
import { http } from '@solar/mfe-kit/http/http-client';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import type { CartLine } from '@solar/mfe-kit/stores/cart-store';
import { Field } from '@solar/ui/field/field';
import { Select } from '@solar/ui/select/select';
import { Skeleton, SkeletonGroup } from '@solar/ui/skeleton/skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useDeliveryTime } from '../../../shared/use-delivery-time';
import { useTotalsFor } from '../../../shared/use-totals-for';
import { shipsFrom } from '../ships-from';
import { useDeliveryCountry } from '../use-delivery-country';
import styles from './delivery-estimate.module.css';

/** How long the cart takes to a country and what that costs, as the checkout will say it, and where it ships from. */
export function DeliveryEstimate({ lines }: { lines: CartLine[] }) {
  const { t } = useTranslation('checkout');
  const countries = useCountries();
  const { country, known, choose } = useDeliveryCountry();
  const totals = useTotalsFor({ country, keep: true });
  return (
    <div className={styles.estimate}>
      <Field label={t('cart.delivery.country')}>
        <Select
          size="sm"
          options={countries}
          value={country ?? ''}
          placeholder={t('cart.delivery.choose')}
          onValueChange={choose}
        />
      </Field>
      {(country !== undefined || !known) && (
        <QueryState
          query={totals}
          skeleton={<EstimateSkeleton />}
          isEmpty={({ options }) => options.length === 0}
          empty={<p className={styles.note}>{t('checkout.shipping.none')}</p>}
        >
          {({ options }) => <Options options={options} />}
        </QueryState>
      )}
      <Origin lines={lines} />
    </div>
  );
}

function Options({ options }: { options: readonly ShippingOption[] }) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const timeOf = useDeliveryTime();
  return (
    <dl className={styles.options}>
      {options.map((option) => (
        <div key={option.methodId} className={styles.option}>
          <dt>
            {option.name}
            <span className={styles.note}>{timeOf(option)}</span>
          </dt>
          <dd>
            {option.totals.shipping.amount === 0
              ? t('totals.free')
              : format.money(option.totals.shipping)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Origin({ lines }: { lines: CartLine[] }) {
  const { t, i18n } = useTranslation('checkout');
  const ids = lines.map(({ product }) => product.id).toSorted();
  const { data } = useQuery({
    queryKey: ['/api/catalog/stock', ids.join(',')],
    queryFn: ({ signal }) =>
      http.get<StockAnswer>('/api/catalog/stock', { params: { ids: ids.join(',') }, signal }),
    placeholderData: keepPreviousData,
  });
  const origin = shipsFrom(
    lines.map(({ product, quantity }) => ({ productId: product.id, quantity })),
    data?.items ?? [],
  );
  if (!origin) return null;
  const type = origin.each ? 'disjunction' : 'conjunction';
  const places = new Intl.ListFormat(i18n.language, { type }).format(origin.places);
  return <p className={styles.note}>{t('cart.delivery.from', { places })}</p>;
}

function EstimateSkeleton() {
  return (
    <SkeletonGroup className={styles.options}>
      <Skeleton lines={2} />
      <Skeleton lines={2} />
    </SkeletonGroup>
  );
}
