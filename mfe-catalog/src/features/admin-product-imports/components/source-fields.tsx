import { Field } from '@solar/ui/field/field';
import { Select } from '@solar/ui/select/select';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useTranslation } from 'react-i18next';
import type { DraftSource } from '../mapping-draft';
import styles from './source-fields.module.css';

const NONE = '\u0000none';
const CONSTANT = '\u0000constant';

export interface SourceFieldsProps {
  label: string;
  required?: boolean;
  columns: readonly string[];
  source: DraftSource;
  onSource: (source: DraftSource) => void;
}

/** Where one value comes from: a column with a part of it and a factor, or the same words everywhere. */
export function SourceFields({ label, required, columns, source, onSource }: SourceFieldsProps) {
  const { t } = useTranslation('catalog');
  const isConstant = source.constant !== undefined;
  const choose = (value: string) => {
    if (value === NONE) onSource({});
    else if (value === CONSTANT) onSource({ constant: '' });
    else onSource({ ...source, constant: undefined, column: value });
  };
  const text = (key: 'before' | 'after' | 'constant', words: string) => (
    <Field label={words} className={styles.part}>
      <TextInput
        value={source[key] ?? ''}
        onChange={({ target }) =>
          onSource({ ...source, [key]: target.value || (key === 'constant' ? '' : undefined) })
        }
      />
    </Field>
  );
  return (
    <div role="group" aria-label={label} className={styles.row}>
      <Field label={label} required={required} className={styles.column}>
        <Select
          value={isConstant ? CONSTANT : (source.column ?? NONE)}
          onValueChange={choose}
          options={[
            { value: NONE, label: t('admin.none') },
            { value: CONSTANT, label: t('admin.imports.constant') },
            ...columns.map((column) => ({ value: column, label: column })),
          ]}
        />
      </Field>
      {isConstant && text('constant', t('admin.imports.constant'))}
      {source.column !== undefined && (
        <>
          {text('before', t('admin.imports.before'))}
          {text('after', t('admin.imports.after'))}
          <Field label={t('admin.imports.factor')} className={styles.part}>
            <TextInput
              type="number"
              step="any"
              value={source.factor === undefined ? '' : String(source.factor)}
              onChange={({ target }) =>
                onSource({
                  ...source,
                  factor: target.value === '' ? undefined : target.valueAsNumber,
                })
              }
            />
          </Field>
          <Field label={t('admin.imports.dividedBy')} className={styles.part}>
            <Select
              value={source.dividedBy ?? NONE}
              onValueChange={(next) =>
                onSource({ ...source, dividedBy: next === NONE ? undefined : next })
              }
              options={[
                { value: NONE, label: t('admin.none') },
                ...columns.map((column) => ({ value: column, label: column })),
              ]}
            />
          </Field>
        </>
      )}
    </div>
  );
}
