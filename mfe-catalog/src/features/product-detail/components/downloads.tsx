import { datasheetUrl } from '@solar/contracts/catalog/datasheet-url';
import type { ProductDetail } from '@solar/contracts/catalog/http';
import { LANGUAGES } from '@solar/contracts/common/languages';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { Badge } from '@solar/ui/badge/badge';
import { useFileSize } from '@solar/ui/file-size/file-size';
import { linkClass } from '@solar/ui/link/link';
import FileText from 'lucide-react/icons/file-text';
import { useTranslation } from 'react-i18next';
import { useIsOver } from '../use-is-over';
import styles from './downloads.module.css';

/** The datasheet made from the product's data, and what its maker has published. */
export function Downloads({ product }: { product: Pick<ProductDetail, 'slug' | 'downloads'> }) {
  const { t, i18n } = useTranslation('catalog');
  const localized = useLocalized();
  const format = useFormat();
  const fileSize = useFileSize();
  const isOver = useIsOver();
  const language = LANGUAGES.find((one) => one === i18n.language) ?? 'en';
  return (
    <ul className={styles.list}>
      <li className={styles.item}>
        <FileText aria-hidden="true" />
        <a href={datasheetUrl(product.slug, language)} className={linkClass('standalone')}>
          {t('download.ownDatasheet')}
        </a>
        <span className={styles.meta} translate="no">
          PDF
        </span>
      </li>
      {product.downloads.map(({ kind, title, url, sizeBytes, validUntil }) => (
        <li key={url} className={styles.item}>
          <FileText aria-hidden="true" />
          <a href={url} className={linkClass('standalone')} download>
            {localized(title)}
          </a>
          <span className={styles.meta}>
            {t(`download.${kind}`)}
            {sizeBytes !== null && ` · ${fileSize(sizeBytes)}`}
            {validUntil &&
              !isOver(validUntil) &&
              ` · ${t('download.validUntil', { day: format.date(validUntil) })}`}
          </span>
          {validUntil && isOver(validUntil) && (
            <Badge tone="warning">{t('approval.over', { day: format.date(validUntil) })}</Badge>
          )}
        </li>
      ))}
    </ul>
  );
}
