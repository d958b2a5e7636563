import type { AttributeGroupView } from '@solar/contracts/catalog/http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { useTranslation } from 'react-i18next';
import { useAttributeText } from '../../product-card/attribute-text';
import styles from './specification-table.module.css';

/** The datasheet: one table per group, figures under each other, the unit quieter than the value; what is not published is named in one row. */
export function SpecificationTable({ groups }: { groups: readonly AttributeGroupView[] }) {
  const { t } = useTranslation('catalog');
  const text = useAttributeText();
  const localized = useLocalized();
  const { unit } = useFormat();
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <table key={group.code} className={styles.table}>
          <caption className={styles.caption}>{localized(group.label)}</caption>
          <tbody>
            {group.attributes.map((attribute) => (
              <tr key={attribute.code}>
                <th scope="row">{localized(attribute.label)}</th>
                <td>
                  {text(attribute)}
                  {attribute.unit && (
                    <span className={styles.unit} translate="no">
                      {' '}
                      {unit(attribute.unit)}
                    </span>
                  )}
                  {attribute.source && <span className={styles.source}>{attribute.source}</span>}
                </td>
              </tr>
            ))}
            {(group.notPublished ?? []).length > 0 && (
              <tr className={styles.missing}>
                <th scope="row">{t('attribute.notPublished')}</th>
                <td>{group.notPublished?.map(({ label }) => localized(label)).join(', ')}</td>
              </tr>
            )}
          </tbody>
        </table>
      ))}
    </div>
  );
}
