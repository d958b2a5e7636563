import { money } from '@solar/contracts/common/money-arithmetic';
import { currencyDigits } from '@solar/contracts/common/minor-units';
import type { SalesReport, SalesRow } from '@solar/contracts/checkout/reports-http';
import { typeset } from '@solar/mfe-kit/format/number';
import { numberFormatter } from '@solar/mfe-kit/format/number-formatter';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { ChartFrame } from '@solar/ui/chart-frame/chart-frame';
import { useTranslation } from 'react-i18next';
import { useRowName } from '../use-row-name';
import { roundTop } from '../sales-range';
import styles from './sales-chart.module.css';

const NOW = 'var(--color-chart-1)';
const BEFORE = 'var(--color-chart-2)';
/** Cents say nothing on a scale. */
const wholeUnits = (currency: string): Intl.NumberFormatOptions => ({
  style: 'currency',
  currency,
  maximumFractionDigits: 0,
});

/** Goods sold by day or month, as bars to look at and a table to read or listen to. */
export function SalesChart({ report }: { report: SalesReport }) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const nameOf = useRowName(report.by);
  const compared = report.by === 'day';
  const { items: rows, currency, period, before } = report;
  const days = ({ from, to }: typeof period) => `${format.date(from)} – ${format.date(to)}`;
  const amountBefore = ({ goodsBefore }: SalesRow) =>
    format.money(goodsBefore ?? money(0, currency));
  return (
    <ChartFrame
      title={t(`admin.sales.chart.${compared ? 'day' : 'month'}`)}
      description={t('admin.sales.compared', { period: days(period), before: days(before) })}
      {...(compared && {
        legend: [
          { label: t('admin.sales.thisPeriod'), color: NOW },
          { label: t('admin.sales.periodBefore'), color: BEFORE },
        ],
      })}
      table={{
        columns: [
          t(`admin.sales.by.${compared ? 'day' : 'month'}`),
          t('admin.sales.goods'),
          ...(compared ? [t('admin.sales.periodBefore')] : []),
        ],
        rows: rows.map((row) => [
          nameOf(row),
          format.money(row.goods),
          ...(compared ? [amountBefore(row)] : []),
        ]),
      }}
    >
      <Bars rows={rows} currency={currency} nameOf={nameOf} />
    </ChartFrame>
  );
}

interface BarsProps {
  rows: readonly SalesRow[];
  currency: string;
  nameOf: (row: SalesRow) => string;
}

/** One bar for each row; a line over it shows the period before. */
function Bars({ rows, currency, nameOf }: BarsProps) {
  const { i18n } = useTranslation('checkout');
  const format = useFormat();
  const amounts = rows.flatMap(({ goods, goodsBefore }) => [
    goods.amount,
    goodsBefore?.amount ?? 0,
  ]);
  const top = roundTop(Math.max(...amounts));
  const share = (amount: number) => `${(amount / top) * 100}%`;
  const whole = numberFormatter(i18n.language, wholeUnits(currency));
  const inWhole = (minor: number) => typeset(whole.format(minor / 10 ** currencyDigits(currency)));
  const first = rows[0];
  const last = rows.at(-1);
  return (
    <div className={styles.chart}>
      <div className={styles.scale}>
        <span>{inWhole(top)}</span>
        <span>{inWhole(top / 2)}</span>
        <span>{inWhole(0)}</span>
      </div>
      <div className={styles.bars}>
        {rows.map((row) => (
          <div
            key={row.key}
            className={styles.step}
            title={`${nameOf(row)}: ${format.money(row.goods)}`}
          >
            <span className={styles.bar} style={{ blockSize: share(row.goods.amount) }} />
            {row.goodsBefore && row.goodsBefore.amount > 0 && (
              <span
                className={styles.before}
                style={{ insetBlockEnd: share(row.goodsBefore.amount) }}
              />
            )}
          </div>
        ))}
      </div>
      <div className={styles.steps}>
        <span>{first && nameOf(first)}</span>
        {last !== first && <span>{last && nameOf(last)}</span>}
      </div>
    </div>
  );
}
