import type { AdminProduct } from '@solar/contracts/catalog/admin-http';
import type { AuditChange } from '@solar/contracts/common/audit';
import { RemoteSlot } from '@solar/mfe-kit/remote/remote-slot';
import { useFormContext } from 'react-hook-form';
import type { ProductFormValues } from '../product-form-values';
import { undoChange } from '../undo-change';

/** Who changed the product and what it was before; a change is taken back in the form, and holds once that is saved. */
export function ProductHistory({ product, currency }: { product: AdminProduct; currency: string }) {
  const { getValues, setValue } = useFormContext<ProductFormValues>();
  const undone = (values: ProductFormValues, change: AuditChange) =>
    undoChange(values, change, currency);
  const run = (changes: readonly AuditChange[]) => {
    let values = getValues();
    const kept = changes.filter((change) => {
      const before = undone(values, change);
      values = before ?? values;
      return before === undefined;
    });
    for (const [name, value] of Object.entries(values)) {
      if (value === getValues(name as keyof ProductFormValues)) continue;
      setValue(name as keyof ProductFormValues, value, {
        shouldDirty: true,
        shouldTouch: true,
        shouldValidate: true,
      });
    }
    return kept.length;
  };
  const can = (changes: readonly AuditChange[]) =>
    changes.some((change) => {
      const values = getValues();
      const before = undone(values, change);
      return before !== undefined && before !== values;
    });
  return (
    <RemoteSlot
      remote="admin"
      name="history"
      props={{ type: 'product', id: product.id, stand: product.version, undo: { can, run } }}
    />
  );
}
