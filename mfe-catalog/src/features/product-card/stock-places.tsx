import type { ProductStock, StockAnswer } from '@solar/contracts/catalog/stock-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { http } from '@solar/mfe-kit/http/http-client';
import { usePriceAccess } from '@solar/mfe-kit/session/price-access';
import { useQueries } from '@tanstack/react-query';
import { createContext, use, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './stock-places.module.css';

const PATH = '/api/catalog/stock';
/** As many products as a list grows by, so that more of them ask for no product twice. */
const AT_ONCE = 24;
const FRESH_MS = 30_000;

const Stocks = createContext<ReadonlyMap<string, ProductStock>>(new Map());

/** Quantities of these products for what is inside; none for those who may not see prices. */
export function StockScope({ ids, children }: { ids: readonly string[]; children: ReactNode }) {
  const visible = usePriceAccess() === 'visible';
  const parts = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, part) =>
    ids.slice(part * AT_ONCE, (part + 1) * AT_ONCE).join(','),
  );
  const stocks = useQueries({
    queries: parts.map((part) => ({
      queryKey: [PATH, part],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        http.get<StockAnswer>(PATH, { params: { ids: part }, signal }),
      enabled: visible,
      staleTime: FRESH_MS,
    })),
    combine: (answers) =>
      new Map(
        answers.flatMap(({ data }) => data?.items ?? []).map((stock) => [stock.productId, stock]),
      ),
  });
  return <Stocks value={stocks}>{children}</Stocks>;
}

/** How much is where, and what is on its way; nothing for those who are shown the status alone. */
export function StockPlaces({
  productId,
  deliveries = 1,
}: {
  productId: string;
  /** How many of the deliveries that are on their way are named. */
  deliveries?: number;
}) {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  const stock = use(Stocks).get(productId);
  if (!stock) return null;
  const { warehouses, incoming } = stock;
  if (warehouses.length === 0 && incoming.length === 0) return null;
  const today = new Date().toISOString().slice(0, 10);
  return (
    <ul className={styles.places}>
      {warehouses.length > 0 && (
        <li>
          {warehouses
            .map(({ name, available }) =>
              t('stock.inPlace', { place: name, quantity: format.number(available) }),
            )
            .join(' · ')}
        </li>
      )}
      {incoming.slice(0, deliveries).map(({ date, quantity: count }) => (
        <li key={date}>
          {date !== null && date >= today
            ? t('stock.expectedOn', { count, date: format.date(date, 'day') })
            : t('stock.onOrder', { count })}
        </li>
      ))}
    </ul>
  );
}
