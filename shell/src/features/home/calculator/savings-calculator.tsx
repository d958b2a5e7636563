import { useFormat } from '@solar/mfe-kit/format/use-format';
import { Button } from '@solar/ui/button/button';
import { Figure } from '@solar/ui/figure/figure';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { BillField } from './bill-field';
import { ASSUMPTIONS, BILL_RANGE, estimateSavings } from './estimate-savings';
import styles from './savings-calculator.module.css';
import { useCounting } from './use-counting';

/** Monthly bill → size, price, payback, with the assumptions beneath. */
export function SavingsCalculator() {
  const { t } = useTranslation('calculator');
  const { number } = useFormat();
  const [bill, setBill] = useState<number>(BILL_RANGE.start);
  // All figures count together, so they agree with each other on the way too.
  const counted = useCounting(bill);
  const estimate = estimateSavings(counted);
  const aed = (value: number) => number(Math.round(value / 100) * 100, { unit: 'AED' });
  const figures = [
    { key: 'size', value: number(estimate.kwp, { unit: 'kWp', maximumFractionDigits: 1 }) },
    { key: 'cost', value: aed(estimate.cost) },
    { key: 'yearly', value: aed(estimate.yearlySaving) },
    {
      key: 'payback',
      value: t('calculator.years', {
        count: Math.ceil(estimate.paybackYears),
        years: number(estimate.paybackYears, { maximumFractionDigits: 1 }),
      }),
    },
  ];
  return (
    <div className={styles.calculator}>
      <div className={styles.input}>
        <BillField bill={bill} onBill={setBill} />
        <input
          aria-label={t('calculator.bill')}
          className={styles.slider}
          type="range"
          min={0}
          max={1000}
          value={toPosition(bill)}
          aria-valuetext={number(bill, { unit: 'AED' })}
          onChange={(event) => setBill(fromPosition(Number(event.target.value)))}
        />
        <Button asChild variant="accent" size="lg">
          <Link to={`/contact?subject=quote&bill=${bill}`}>{t('calculator.quote')}</Link>
        </Button>
      </div>
      <dl className={styles.figures} aria-live="polite" aria-busy={counted !== bill}>
        {figures.map(({ key, value }) => (
          <Figure
            key={key}
            label={t(`calculator.${key}`)}
            value={value}
            className={styles.figure}
          />
        ))}
        <Figure
          label={t('calculator.lifetime', { years: ASSUMPTIONS.lifetimeYears })}
          value={aed(estimate.lifetimeSaving)}
          size="xl"
          accent
          className={clsx(styles.figure, styles.lifetime)}
        />
      </dl>
      <Assumptions />
    </div>
  );
}

function Assumptions() {
  const { t } = useTranslation('calculator');
  const { number, percent, date } = useFormat();
  const { tariffPerKwh, yieldPerKwp, largestShare, costPerKwp, volumeCostPerKwp } = ASSUMPTIONS;
  return (
    <p className={styles.assumptions}>
      {t('calculator.assumptions', {
        date: date(ASSUMPTIONS.asOf, 'long'),
        tariff: number(tariffPerKwh, { unit: 'AED/kWh' }),
        yield: number(yieldPerKwp, { unit: 'kWh/kWp' }),
        share: percent(largestShare),
        small: number(costPerKwp),
        large: number(volumeCostPerKwp, { unit: 'AED/kWp' }),
        care: percent(ASSUMPTIONS.careShare),
        loss: percent(ASSUMPTIONS.yearlyLoss),
      })}
    </p>
  );
}

const RATIO = BILL_RANGE.max / BILL_RANGE.min;

/** The slider moves by ratio, so that a home and a factory both have room on it. */
function fromPosition(position: number): number {
  const raw = BILL_RANGE.min * RATIO ** (position / 1000);
  const step = raw < 10_000 ? BILL_RANGE.step : BILL_RANGE.step * 10;
  return Math.round(raw / step) * step;
}

function toPosition(bill: number): number {
  return Math.round((Math.log(bill / BILL_RANGE.min) / Math.log(RATIO)) * 1000);
}
