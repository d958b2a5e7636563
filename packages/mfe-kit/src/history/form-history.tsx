import type { AuditChange } from '@solar/contracts/common/audit';
import { RemoteSlot } from '@solar/mfe-kit/remote/remote-slot';
import { useFormContext, type FieldValues } from 'react-hook-form';
import { undoneValues, type FieldPath } from './undone-values';

interface FormHistoryProps {
  /** Kind and id of the record that the form around edits, as the audit trail names them. */
  type: string;
  id: string;
  /** Changes whenever the record does. */
  stand: string | number;
  /** Where a recorded field stands in the form; the same names unless given. */
  pathOf?: FieldPath;
  /** Whether this person may save the form. */
  mayUndo: boolean;
}

/**
 * Who changed the record of the form around, and what it was before. A change is taken back in the form and holds once that is saved, so
 * that what forbids a change forbids its undoing.
 */
export function FormHistory({ type, id, stand, pathOf, mayUndo }: FormHistoryProps) {
  const { getValues, setValue } = useFormContext<FieldValues>();
  const can = (changes: readonly AuditChange[]) =>
    undoneValues(getValues(), changes, pathOf).left < changes.length;
  const run = (changes: readonly AuditChange[]) => {
    const before = getValues();
    const { values, left } = undoneValues(before, changes, pathOf);
    for (const [name, value] of Object.entries(values)) {
      if (value === before[name]) continue;
      setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    }
    return left;
  };
  return (
    <RemoteSlot
      remote="admin"
      name="history"
      props={{ type, id, stand, ...(mayUndo ? { undo: { can, run } } : {}) }}
    />
  );
}
