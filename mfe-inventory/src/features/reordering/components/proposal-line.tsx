import { useFormat } from '@solar/mfe-kit/format/use-format';
import { Checkbox } from '@solar/ui/checkbox/checkbox';
import { Field } from '@solar/ui/field/field';
import { QuantityStepper } from '@solar/ui/quantity-stepper/quantity-stepper';
import { Select } from '@solar/ui/select/select';
import { useTranslation } from 'react-i18next';
import { ProductLabel } from '../../labels/labels';
import { inPacks, leastOf, type LineEdit, type ProposedLine } from '../proposal';
import styles from '../reordering.module.css';

interface ProposalLineProps {
  proposed: ProposedLine;
  onChange: (edit: LineEdit) => void;
}

/** Why a product is proposed, from whom it comes and how much of it. */
export function ProposalLine({ proposed, onChange }: ProposalLineProps) {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const { line, offer, quantity, taken } = proposed;
  const { product, warehouse, offers } = line;
  const { sku } = product;
  const stock = {
    warehouse: warehouse.code,
    onHand: format.number(line.onHand),
    allocated: format.number(line.allocated),
    incoming: format.number(line.incoming),
    point: format.number(line.reorderPoint),
    target: format.number(line.target),
  };
  return (
    <li className={styles.line}>
      <Checkbox
        aria-label={t('reordering.take', { sku })}
        checked={taken}
        disabled={!offer}
        onCheckedChange={(next) => onChange({ taken: next })}
      />
      <div className={styles.what}>
        <ProductLabel product={product} />
        <span className={styles.aside}>{t('reordering.stock', stock)}</span>
        {offer && (
          <span className={styles.aside}>
            {[
              offer.supplierSku,
              t('reordering.packs', { count: offer.packSize }),
              t('reordering.leadTime', { count: offer.leadTimeDays }),
              offer.unitCost && format.money(offer.unitCost),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        )}
      </div>
      {offer ? (
        <>
          <Field label={t('fields.supplier')}>
            <Select
              value={offer.supplier.id}
              options={offers.map(({ supplier }) => ({ value: supplier.id, label: supplier.name }))}
              onValueChange={(id) => {
                const next = offers.find(({ supplier }) => supplier.id === id);
                if (next) onChange({ supplierId: id, quantity: next.quantity });
              }}
            />
          </Field>
          <Field label={t('fields.quantity')}>
            <QuantityStepper
              label={t('lines.quantityOf', { sku })}
              value={quantity}
              min={leastOf(offer)}
              step={offer.packSize}
              onChange={(pieces) => onChange({ quantity: inPacks(pieces, offer) })}
            />
          </Field>
        </>
      ) : (
        <p className={styles.aside}>{t('reordering.noSupplier')}</p>
      )}
    </li>
  );
}
