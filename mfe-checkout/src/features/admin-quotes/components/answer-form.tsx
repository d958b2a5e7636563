import type { Quote } from '@solar/contracts/checkout/quotes-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { RemoteSlot } from '@solar/mfe-kit/remote/remote-slot';
import { Button } from '@solar/ui/button/button';
import { Card, CardHeader } from '@solar/ui/card/card';
import { DateField } from '@solar/ui/date-field/date-field';
import { Field } from '@solar/ui/field/field';
import { TextArea } from '@solar/ui/text-area/text-area';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import {
  answerOf,
  draftOfQuote,
  isUnpriced,
  minorOf,
  pricedLines,
  sumsOf,
  type AnswerDraft,
} from '../answer-draft';
import { answerQuote, QUOTES_KEY, quoteProductsQuery, type QuoteAnswer } from '../quote-api';
import styles from '../quote-detail.module.css';
import { AddProduct } from './add-product';
import { AnswerLine } from './answer-line';
import { ShippingFields } from './shipping-fields';

/** Lines, prices and terms of a quote; sending them again makes a new revision. */
export function AnswerForm({ quote, currency }: { quote: Quote; currency: string }) {
  const { t } = useTranslation('checkout');
  const [typed, setTyped] = useState<AnswerDraft>(() => draftOfQuote(quote, currency, Date.now()));
  const [checked, setChecked] = useState(false);
  const ids = typed.lines.map(({ productId }) => productId);
  const products = useQuery({
    ...quoteProductsQuery(quote.quoteId, ids),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  const draft = { ...typed, currency: products.data?.currency ?? typed.currency };
  const known = new Map(products.data?.items.map((product) => [product.productId, product]));
  const answering = useApiMutation({
    mutationFn: (answer: QuoteAnswer) => answerQuote(quote.quoteId, answer),
    invalidates: [QUOTES_KEY],
    success: t('admin.quotes.sent'),
  });
  const change = (part: Partial<AnswerDraft>) => setTyped((current) => ({ ...current, ...part }));
  const setQuantity = (productId: string, quantity: number) =>
    setTyped((current) => ({
      ...current,
      lines: current.lines.map((line) =>
        line.productId === productId ? { ...line, quantity } : line,
      ),
    }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const answer = answerOf(draft, quote.revision);
    if (answer) answering.mutate(answer);
  };
  return (
    <>
      <RemoteSlot
        remote="catalog"
        name="cart-fit"
        props={{ lines: draft.lines, onQuantity: setQuantity }}
      />
      <Card>
        <CardHeader
          title={t('admin.quotes.answer')}
          description={t('admin.quotes.answerText')}
          actions={
            isUnpriced(draft, known) && (
              <Button
                variant="secondary"
                size="sm"
                onClick={() => change({ lines: pricedLines(draft, known) })}
              >
                {t('admin.quotes.takePrices')}
              </Button>
            )
          }
        />
        <form className={styles.form} onSubmit={submit} noValidate>
          <ul className={styles.lines}>
            {draft.lines.map((line) => (
              <AnswerLine
                key={line.productId}
                line={line}
                currency={draft.currency}
                product={known.get(line.productId)}
                checked={checked}
                onChange={(next) =>
                  change({
                    lines: draft.lines.map((one) =>
                      one.productId === next.productId ? next : one,
                    ),
                  })
                }
                onRemove={() =>
                  change({
                    lines: draft.lines.filter(({ productId }) => productId !== line.productId),
                  })
                }
              />
            ))}
          </ul>
          {checked && draft.lines.length === 0 && <p role="alert">{t('admin.quotes.noLines')}</p>}
          <AddProduct taken={ids} onAdd={(line) => change({ lines: [...draft.lines, line] })} />
          <ShippingFields
            value={draft.shipping}
            currency={draft.currency}
            checked={checked}
            onChange={(shipping) => change({ shipping })}
          />
          <Sums draft={draft} sums={sumsOf(draft, known)} />
          <Field
            as="fieldset"
            label={t('quote.validUntil')}
            required
            error={checked && !draft.validUntil && t('address.errors.required')}
            className={styles.narrow}
          >
            <DateField value={draft.validUntil} onChange={(validUntil) => change({ validUntil })} />
          </Field>
          <Field label={t('admin.note')} optional>
            <TextArea
              rows={3}
              value={draft.note}
              onChange={({ target }) => change({ note: target.value })}
            />
          </Field>
          <Button type="submit" loading={answering.isPending}>
            {t('admin.quotes.send')}
          </Button>
        </form>
      </Card>
    </>
  );
}

function Sums({ draft, sums }: { draft: AnswerDraft; sums: ReturnType<typeof sumsOf> }) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const { currency, shipping } = draft;
  if (sums.subtotal === 0) return null;
  const { subtotal, margin } = sums;
  const cost = shipping && minorOf(shipping.cost, currency);
  const facts: [string, number][] = [[t('totals.subtotal'), subtotal]];
  if (cost !== null) {
    facts.push([t('totals.shipping'), cost], [t('admin.quotes.net'), subtotal + cost]);
  }
  return (
    <dl className={styles.facts}>
      {facts.map(([term, amount]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{format.money({ amount, currency })}</dd>
        </div>
      ))}
      {margin !== null && (
        <div>
          <dt>{t('admin.quotes.margin')}</dt>
          <dd>
            {format.money({ amount: margin, currency })} ({format.percent(margin / subtotal)})
          </dd>
        </div>
      )}
    </dl>
  );
}
