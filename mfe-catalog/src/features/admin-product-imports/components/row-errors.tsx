import type { RowError } from '@solar/contracts/catalog/import-http';
import { useTranslation } from 'react-i18next';
import styles from './import-preview.module.css';

const FIXED: ReadonlySet<string> = new Set(['sku', 'name', 'brand', 'powerW']);

/** What is wrong with a row, field by field. */
export function RowErrors({ errors }: { errors: readonly RowError[] }) {
  const { t } = useTranslation('catalog');
  return (
    <ul className={styles.errors}>
      {errors.map(({ field, code, value }) => (
        <li key={`${field} ${code}`}>
          {FIXED.has(field) ? t(`admin.imports.fields.${field}`) : field}:{' '}
          {t(`admin.imports.errors.${code}`, { value })}
        </li>
      ))}
    </ul>
  );
}
