import type { FitItem } from '@solar/contracts/catalog/fit-http';
import { Button } from '@solar/ui/button/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FitRow } from './fit-row';
import styles from './fit-verdicts.module.css';
import { useFitTexts } from './use-fit-texts';

const SHOWN_FIRST = 4;

/** The products of one kind under one verdict. */
export function FitGroup({
  kind,
  items,
  total,
}: {
  kind: string;
  items: readonly FitItem[];
  total: number;
}) {
  const { t } = useTranslation('catalog');
  const texts = useFitTexts();
  const [all, setAll] = useState(false);
  if (items.length === 0) return null;
  return (
    <section className={styles.group}>
      <h3 className={styles.kind}>
        {texts.kind(kind)} <span className={styles.count}>{total}</span>
      </h3>
      <ul className={styles.list}>
        {(all ? items : items.slice(0, SHOWN_FIRST)).map((item) => (
          <FitRow key={item.product.id} item={item} />
        ))}
      </ul>
      {!all && items.length > SHOWN_FIRST && (
        <Button
          variant="secondary"
          size="sm"
          className={styles.more}
          aria-label={t('fit.showAllOf', { count: items.length, kind: texts.kind(kind) })}
          onClick={() => setAll(true)}
        >
          {t('fit.showAll', { count: items.length })}
        </Button>
      )}
    </section>
  );
}
