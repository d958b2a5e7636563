import type { ProductRef } from '@solar/contracts/inventory/fields';
import { UserFacingError } from '@solar/mfe-kit/http/error-text';
import { currencyDigits } from '@solar/contracts/common/minor-units';
import { DecimalInput } from '@solar/mfe-kit/forms/decimal-input';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { Field } from '@solar/ui/field/field';
import { IconButton } from '@solar/ui/icon-button/icon-button';
import { Stack } from '@solar/ui/layout/layout';
import { QuantityStepper } from '@solar/ui/quantity-stepper/quantity-stepper';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import { ProductLabel } from '../../labels/labels';
import { ProductPicker } from '../../lookup/product-picker';
import { ScanField } from '../../scan/scan-field';
import styles from './order-lines.module.css';

/** A line of a purchase order that is being written; the cost as typed, in major units. */
export interface OrderLine {
  product: ProductRef;
  quantity: number;
  cost: string;
}

interface OrderLinesProps {
  lines: readonly OrderLine[];
  currency: string;
  onChange: (lines: OrderLine[]) => void;
}

/** Products to order; a scanned or chosen product that is listed already counts up. */
export function OrderLines({ lines, currency, onChange }: OrderLinesProps) {
  const { t } = useTranslation('inventory');
  const add = (product: ProductRef) => {
    const index = lines.findIndex((line) => line.product.productId === product.productId);
    const found = lines[index];
    if (found) onChange(lines.with(index, { ...found, quantity: found.quantity + 1 }));
    else onChange([...lines, { product, quantity: 1, cost: '' }]);
    return t('purchaseOrders.added', { sku: product.sku });
  };
  const change = (index: number, patch: Partial<OrderLine>) => {
    const line = lines[index];
    if (line) onChange(lines.with(index, { ...line, ...patch }));
  };
  return (
    <Stack gap="4">
      <ScanField
        label={t('purchaseOrders.scan')}
        onMatch={(match) => {
          if (match.kind !== 'product') throw new UserFacingError(t('scan.notHere'));
          return add(match.product);
        }}
      />
      <ProductPicker onPick={add} />
      {lines.length === 0 && <EmptyState size="sm" level={3} title={t('lines.empty')} />}
      <ul className={styles.lines} aria-label={t('purchaseOrders.lines')}>
        {lines.map((line, index) => (
          <li key={line.product.productId} className={styles.line}>
            <div className={styles.what}>
              <ProductLabel product={line.product} />
            </div>
            <Field label={t('fields.unitCost')}>
              <DecimalInput
                value={line.cost}
                digits={currencyDigits(currency)}
                suffix={currency}
                onValueChange={(cost) => change(index, { cost })}
              />
            </Field>
            <Field label={t('fields.quantity')}>
              <QuantityStepper
                value={line.quantity}
                onChange={(quantity) => change(index, { quantity })}
                label={t('lines.quantityOf', { sku: line.product.sku })}
              />
            </Field>
            <IconButton
              label={t('lines.remove', { sku: line.product.sku })}
              onClick={() => onChange(lines.filter((_, at) => at !== index))}
            >
              <Trash2 />
            </IconButton>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
