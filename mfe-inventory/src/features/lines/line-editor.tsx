import type { BinRef, ProductRef } from '@solar/contracts/inventory/fields';
import type { ScanMatch } from '@solar/contracts/inventory/stock-levels';
import { UserFacingError } from '@solar/mfe-kit/http/error-text';
import { Card } from '@solar/ui/card/card';
import { DateField } from '@solar/ui/date-field/date-field';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { Field } from '@solar/ui/field/field';
import { IconButton } from '@solar/ui/icon-button/icon-button';
import { Stack } from '@solar/ui/layout/layout';
import { QuantityStepper } from '@solar/ui/quantity-stepper/quantity-stepper';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState, type Dispatch, type SetStateAction } from 'react';
import { useTranslation } from 'react-i18next';
import { BinLabel, ProductLabel } from '../labels/labels';
import { BinPicker } from '../lookup/bin-picker';
import { ProductPicker } from '../lookup/product-picker';
import { ScanField } from '../scan/scan-field';
import { SerialsField } from '../serials/serials-field';
import { addPiece, lineKey, type DraftLine } from './draft-line';
import styles from './line-editor.module.css';
import { LotField, LotOfBin } from './lot-field';

interface LineEditorProps {
  lines: readonly DraftLine[];
  /** Takes a function of the lines as they are then: scans may come faster than the screen. */
  onChange: Dispatch<SetStateAction<DraftLine[]>>;
  /** Takes bins of this warehouse only. */
  warehouseId?: string;
  /** Least pieces of a line; 0 where "none" is an answer. */
  min?: number;
  /** Asks for the last day of lots. */
  dated?: boolean;
  /** Asks for the serial numbers of products that keep them; a count takes none. */
  named?: boolean;
  /** The goods leave their bins: the lots that lie there are offered. */
  leaves?: boolean;
}

/**
 * Lines by scanning: a bin's label opens the bin, a product's label adds one piece to it, again and again.
 * Everything can be chosen by hand as well.
 */
export function LineEditor({
  lines,
  onChange,
  warehouseId,
  min = 1,
  dated = false,
  named = true,
  leaves = false,
}: LineEditorProps) {
  const { t } = useTranslation('inventory');
  const [bin, setBin] = useState<BinRef | null>(null);

  const openBin = (next: BinRef) => {
    if (warehouseId && next.warehouseId !== warehouseId)
      throw new UserFacingError(t('scan.otherWarehouse'));
    setBin(next);
    return t('scan.binOpen', { bin: next.binCode });
  };
  const addProduct = (product: ProductRef) => {
    if (!bin) throw new UserFacingError(t('scan.binFirst'));
    onChange((before) => addPiece(before, product, bin));
    return t('scan.pieceAdded', { sku: product.sku, bin: bin.binCode });
  };
  const onMatch = (match: ScanMatch) => {
    if (match.kind === 'bin') return openBin(match.bin);
    if (match.kind === 'product') return addProduct(match.product);
    throw new UserFacingError(t('scan.notHere'));
  };

  const change = (index: number, patch: Partial<DraftLine>) => {
    const line = lines[index];
    if (line) onChange(lines.with(index, { ...line, ...patch }));
  };

  return (
    <Stack gap="5">
      <Card variant="sunken">
        <Stack gap="4">
          <ScanField label={t('scan.label')} hint={t('scan.hint')} onMatch={onMatch} />
          <div className={styles.pickers}>
            <BinPicker
              label={t('lookup.bin')}
              value={bin}
              onPick={setBin}
              warehouseId={warehouseId}
            />
            {bin && <ProductPicker onPick={addProduct} />}
          </div>
        </Stack>
      </Card>
      {lines.length === 0 ? (
        <EmptyState size="sm" level={3} title={t('lines.empty')} description={t('lines.hint')} />
      ) : (
        <ul className={styles.lines} aria-label={t('lines.label')}>
          {lines.map((line, index) => (
            <li key={`${line.product.productId}|${index}`} className={styles.line}>
              <div className={styles.what}>
                <ProductLabel product={line.product} />
                {line.open === undefined && line.bin && <BinLabel bin={line.bin} />}
                {line.open !== undefined && (
                  <>
                    <span className={styles.open}>
                      {t('receipts.openPieces', { count: line.open })}
                    </span>
                    <BinPicker
                      label={t('lines.binOf', { sku: line.product.sku })}
                      hideLabel
                      value={line.bin}
                      onPick={(next) => change(index, { bin: next })}
                      warehouseId={warehouseId}
                    />
                  </>
                )}
              </div>
              <div className={styles.lot}>
                {leaves && line.bin ? (
                  <LotOfBin bin={line.bin} line={line} onChange={(lot) => change(index, { lot })} />
                ) : (
                  <LotField line={line} onChange={(lot) => change(index, { lot })} />
                )}
                {dated && line.lot.trim() !== '' && (
                  <Field as="fieldset" label={t('fields.expiresOn')} optional>
                    <DateField
                      value={line.expiresOn || null}
                      onChange={(expiresOn) => change(index, { expiresOn: expiresOn ?? '' })}
                    />
                  </Field>
                )}
              </div>
              <QuantityStepper
                value={line.quantity}
                min={min}
                onChange={(quantity) => change(index, { quantity })}
                label={t('lines.quantityOf', { sku: line.product.sku })}
              />
              {named && line.product.serialCapture === 'at_receipt' && (
                <div className={styles.serials}>
                  <SerialsField
                    sku={line.product.sku}
                    value={line.serials ?? ''}
                    quantity={line.quantity}
                    onChange={(serials) => change(index, { serials })}
                  />
                </div>
              )}
              <IconButton
                label={t('lines.remove', { sku: line.product.sku })}
                onClick={() => onChange(lines.filter((one) => lineKey(one) !== lineKey(line)))}
              >
                <Trash2 />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
