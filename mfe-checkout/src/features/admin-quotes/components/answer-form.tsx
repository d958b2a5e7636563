import type { Quote } from '@solar/contracts/checkout/quotes-http';
import { endOfOfficeDay } from '@solar/contracts/common/office-time';
import { currencyDigits } from '@solar/contracts/common/minor-units';
import { decimalText, parseDecimal } from '@solar/mfe-kit/format/decimal';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { DecimalInput } from '@solar/mfe-kit/forms/decimal-input';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { Button } from '@solar/ui/button/button';
import { Card } from '@solar/ui/card/card';
import { DateField } from '@solar/ui/date-field/date-field';
import { Field } from '@solar/ui/field/field';
import { TextArea } from '@solar/ui/text-area/text-area';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { answerQuote, QUOTES_KEY } from '../quote-api';
import styles from '../quote-detail.module.css';

const DEFAULT_CURRENCY = 'USD';
const DAY_MS = 86_400_000;
const VALID_DAYS = 30;

interface Answer {
  lines: { productId: string; minor: number }[];
  /** A day, such as `2026-03-07`. */
  until: string;
}

/** Prices of a quote; sending them again makes a new revision. */
export function AnswerForm({ quote, editable }: { quote: Quote; editable: boolean }) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const currency = quote.subtotal?.currency ?? DEFAULT_CURRENCY;
  const digits = currencyDigits(currency);
  const [prices, setPrices] = useState<Record<string, string>>(() =>
    Object.fromEntries(
      quote.lines.map(({ productId, unit }) => [
        productId,
        unit ? decimalText(unit.amount, digits) : '',
      ]),
    ),
  );
  const [validUntil, setValidUntil] = useState<string | null>(() =>
    (quote.validUntil ?? new Date(Date.now() + VALID_DAYS * DAY_MS).toISOString()).slice(0, 10),
  );
  const [note, setNote] = useState(quote.note ?? '');
  const [checked, setChecked] = useState(false);
  const answering = useApiMutation({
    mutationFn: ({ lines, until }: Answer) =>
      answerQuote(quote.quoteId, {
        lines: lines.map(({ productId, minor }) => ({
          productId,
          unit: { amount: minor, currency },
        })),
        validUntil: endOfOfficeDay(until),
        ...(note.trim() && { note: note.trim() }),
      }),
    invalidates: [QUOTES_KEY],
    success: t('admin.quotes.sent'),
  });
  const minorOf = (productId: string) => parseDecimal(prices[productId] ?? '', digits);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const lines = quote.lines.flatMap(({ productId }) => {
      const minor = minorOf(productId);
      return minor ? [{ productId, minor }] : [];
    });
    if (lines.length === quote.lines.length && validUntil) {
      answering.mutate({ lines, until: validUntil });
    }
  };
  return (
    <Card padding="lg">
      <form className={styles.form} onSubmit={submit} noValidate>
        {quote.lines.map((line) => (
          <Field
            key={line.productId}
            label={t('quote.lineLabel', { quantity: line.quantity, name: line.name })}
            hint={line.sku}
            required
            error={checked && !minorOf(line.productId) && t('admin.payments.amountError')}
          >
            <DecimalInput
              digits={digits}
              prefix={currency}
              disabled={!editable}
              value={prices[line.productId] ?? ''}
              onValueChange={(text) =>
                setPrices((current) => ({ ...current, [line.productId]: text }))
              }
            />
          </Field>
        ))}
        {quote.subtotal && (
          <p>
            {t('totals.subtotal')}: {format.money(quote.subtotal)}
          </p>
        )}
        {editable && (
          <>
            <Field
              as="fieldset"
              label={t('quote.validUntil')}
              required
              error={checked && !validUntil && t('address.errors.required')}
            >
              <DateField value={validUntil} onChange={setValidUntil} />
            </Field>
            <Field label={t('admin.note')} optional>
              <TextArea rows={3} value={note} onChange={(event) => setNote(event.target.value)} />
            </Field>
            <Button type="submit" loading={answering.isPending}>
              {t('admin.quotes.send')}
            </Button>
          </>
        )}
      </form>
    </Card>
  );
}
