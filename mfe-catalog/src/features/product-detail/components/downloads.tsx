import type { ProductDetail } from '@solar/contracts/catalog/http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { linkClass } from '@solar/ui/link/link';
import FileText from 'lucide-react/icons/file-text';
import { useTranslation } from 'react-i18next';
import styles from './downloads.module.css';

/** Datasheet, manual and certificates. */
export function Downloads({ downloads }: { downloads: ProductDetail['downloads'] }) {
  const { t } = useTranslation('catalog');
  const localized = useLocalized();
  const format = useFormat();
  return (
    <ul className={styles.list}>
      {downloads.map(({ kind, title, url, sizeBytes }) => (
        <li key={url} className={styles.item}>
          <FileText aria-hidden="true" />
          <a href={url} className={linkClass('standalone')} download>
            {localized(title)}
          </a>
          <span className={styles.meta}>
            {t(`download.${kind}`)}
            {sizeBytes !== null &&
              ` · ${format.number(sizeBytes / 1_000_000, { unit: 'MB', maximumFractionDigits: 1 })}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
