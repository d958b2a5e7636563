import type { ProductItems } from '@solar/contracts/catalog/http';
import type { Quote } from '@solar/contracts/checkout/quotes-http';
import { unitPriceFor } from '@solar/contracts/common/price-tiers';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { Button } from '@solar/ui/button/button';
import { Dialog } from '@solar/ui/dialog/dialog';
import { Field } from '@solar/ui/field/field';
import { RadioGroup } from '@solar/ui/radio-group/radio-group';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  shortagesOf,
  useAcceptQuote,
  useSubstitutes,
  type Shortage,
} from '../../../api/quotes-api';
import { problemText } from '../quote-problems';
import { choicesOf, type Picked } from '../shortage-choices';
import { acceptedText } from './accepted-text';
import styles from './shortage-dialog.module.css';

type Substitute = ProductItems['items'][number];

interface ShortageDialogProps {
  quote: Quote;
  shortages: Shortage[];
  onClose: () => void;
}

/** Says what there is too little of, and takes a choice for each: what is left, later, or something else. */
export function ShortageDialog({ quote, shortages: first, onClose }: ShortageDialogProps) {
  const { t } = useTranslation('account');
  const [shortages, setShortages] = useState(first);
  const [picked, setPicked] = useState<Picked>({});
  const [problem, setProblem] = useState<string | null>(null);
  const accept = useAcceptQuote(quote.quoteId, (accepted) => acceptedText(accepted, t));
  const lines = quote.lines.filter((line) =>
    shortages.some(({ productId }) => productId === line.productId),
  );
  const substitutes = useSubstitutes(lines.map(({ productId }) => productId));
  const offered = new Map([...substitutes.values()].flat().map((one) => [one.id, one]));
  const choices = choicesOf(shortages, picked, offered);
  const refused = (error: Error) => {
    const found = shortagesOf(error);
    setProblem(found ? t('quotes.short.changed') : problemText(error, t));
    const own = (found ?? []).filter(({ productId, available, requested }) =>
      quote.lines.some((line) => line.productId === productId && available < requested),
    );
    if (own.length > 0) setShortages(own);
    setPicked({});
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      locked={accept.isPending}
      title={t('quotes.short.title')}
      description={t('quotes.short.text')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('quotes.short.cancel')}
          </Button>
          <Button
            disabled={choices === null}
            loading={accept.isPending}
            onClick={() =>
              choices &&
              accept.mutate(
                { revision: quote.revision, choices },
                { onSuccess: onClose, onError: refused },
              )
            }
          >
            {t('quotes.accept')}
          </Button>
        </>
      }
    >
      <div className={styles.lines}>
        {problem && <p role="alert">{problem}</p>}
        {lines.map((line) => (
          <ShortLine
            key={line.productId}
            quote={quote}
            line={line}
            available={
              shortages.find(({ productId }) => productId === line.productId)?.available ?? 0
            }
            value={picked[line.productId] ?? ''}
            onPick={(value) => setPicked((current) => ({ ...current, [line.productId]: value }))}
            others={substitutes.get(line.productId) ?? []}
          />
        ))}
      </div>
    </Dialog>
  );
}

interface ShortLineProps {
  quote: Quote;
  line: Quote['lines'][number];
  available: number;
  value: string;
  onPick: (value: string) => void;
  others: readonly Substitute[];
}

function ShortLine({ quote, line, available, value, onPick, others }: ShortLineProps) {
  const { t } = useTranslation('account');
  const format = useFormat();
  const quoted = new Set(quote.lines.map(({ productId }) => productId));
  const options = [
    {
      value: 'less',
      label:
        available > 0 ? t('quotes.short.less', { count: available }) : t('quotes.short.leaveOut'),
    },
    { value: 'wait', label: t('quotes.short.wait'), description: t('quotes.short.waitText') },
    ...others
      .filter(({ id }) => !quoted.has(id))
      .map(({ id, brand, name, price }) => ({
        value: id,
        label: t('quotes.short.alternative', { name: `${brand.name} ${name}` }),
        ...(price ? {} : { description: t('quotes.short.askPrice') }),
        aside: price ? format.money(unitPriceFor(price, line.quantity)) : t('quotes.noPrice'),
      })),
  ];
  return (
    <Field
      as="fieldset"
      label={`${line.brand} ${line.name}`}
      hint={t('quotes.short.left', { count: available, wanted: format.number(line.quantity) })}
      required
    >
      <RadioGroup options={options} value={value} onValueChange={onPick} />
    </Field>
  );
}
