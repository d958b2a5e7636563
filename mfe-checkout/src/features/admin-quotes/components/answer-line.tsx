import type { QuoteProduct } from '@solar/contracts/checkout/quotes-http';
import { LIMITS } from '@solar/contracts/common/limits';
import { currencyDigits } from '@solar/contracts/common/minor-units';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { DecimalInput } from '@solar/mfe-kit/forms/decimal-input';
import { Status } from '@solar/ui/badge/badge';
import { Button } from '@solar/ui/button/button';
import { Field } from '@solar/ui/field/field';
import { Identifier } from '@solar/ui/identifier/identifier';
import { QuantityStepper } from '@solar/ui/quantity-stepper/quantity-stepper';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { marginShare, minorOf, type DraftLine } from '../answer-draft';
import styles from '../quote-detail.module.css';

interface AnswerLineProps {
  line: DraftLine;
  currency: string;
  /** Undefined while it is being read. */
  product: QuoteProduct | undefined;
  checked: boolean;
  onChange: (line: DraftLine) => void;
  onRemove: () => void;
}

/** A line of a quote with what staff decide its price by. */
export function AnswerLine({
  line,
  currency,
  product,
  checked,
  onChange,
  onRemove,
}: AnswerLineProps) {
  const { t } = useTranslation('checkout');
  const minor = minorOf(line.price, currency);
  return (
    <li className={styles.line}>
      <div className={styles.product}>
        <strong>
          {line.brand} {line.name}
        </strong>
        <Identifier quiet>{line.sku}</Identifier>
      </div>
      <LineFacts line={line} product={product} unit={minor} currency={currency} />
      <div className={styles.inputs}>
        <QuantityStepper
          value={line.quantity}
          max={LIMITS.lineQuantityMax}
          label={t('admin.quotes.quantityOf', { name: line.name })}
          onChange={(quantity) => onChange({ ...line, quantity })}
        />
        <Field
          label={t('quote.unitPrice')}
          required
          error={checked && !minor && t('admin.payments.amountError')}
          className={styles.price}
        >
          <DecimalInput
            aria-label={t('quote.priceOf', { name: line.name })}
            digits={currencyDigits(currency)}
            prefix={currency}
            value={line.price}
            onValueChange={(price) => onChange({ ...line, price })}
          />
        </Field>
        <Button
          variant="ghost"
          aria-label={t('admin.quotes.removeNamed', { name: line.name })}
          onClick={onRemove}
        >
          {t('admin.quotes.remove')}
        </Button>
      </div>
    </li>
  );
}

function LineFacts({
  line,
  product,
  unit,
  currency,
}: {
  line: DraftLine;
  product: QuoteProduct | undefined;
  unit: number | null;
  currency: string;
}) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  if (!product) return <p className={styles.facts} aria-busy="true" />;
  const { available, list, price, cost } = product;
  const margin = marginShare(unit, cost?.amount ?? null);
  const short = available !== null && available < line.quantity;
  const facts: [string, ReactNode][] = [
    [
      t('admin.quotes.stock'),
      available === null ? (
        '–'
      ) : (
        <Status tone={short ? 'warning' : 'success'}>{format.number(available)}</Status>
      ),
    ],
  ];
  if (list) facts.push([t('admin.quotes.list'), format.money(list)]);
  if (price) facts.push([t('admin.quotes.customerPrice'), format.money(price)]);
  if (cost) facts.push([t('admin.quotes.cost'), format.money(cost)]);
  if (margin !== null) {
    const loss = margin < 0;
    const share = format.percent(margin);
    facts.push([t('admin.quotes.margin'), loss ? <Status tone="danger">{share}</Status> : share]);
  }
  if (unit) {
    const amount = unit * line.quantity;
    facts.push([t('admin.quotes.lineTotal'), format.money({ amount, currency })]);
  }
  return (
    <dl className={styles.facts}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
