import { useFormat } from '@solar/mfe-kit/format/use-format';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { Badge } from '@solar/ui/badge/badge';
import { Button } from '@solar/ui/button/button';
import { Identifier } from '@solar/ui/identifier/identifier';
import FileText from 'lucide-react/icons/file-text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSiteSettings } from '../../../navigation/use-site-settings';
import type { CertificateFields } from '../api/content-fields';
import { useContentList, type EntryOf } from '../api/use-content';
import { CollectionQuery } from './collection-query';
import styles from './collections.module.css';

type CertificateEntry = EntryOf<CertificateFields>;

/** The approvals and certificates of the company, with their papers. */
export function CertificateList() {
  const query = useContentList<CertificateFields>('certificates', { pageSize: 100 });
  // The day on which the list was read, so that the document and the browser agree on what has expired.
  const today = new Date(query.dataUpdatedAt).toISOString().slice(0, 10);
  return (
    <CollectionQuery query={query} entryHeight="8rem">
      {(certificates) => (
        <ul className={styles.entries}>
          {certificates.map((certificate) => (
            <Certificate key={certificate.id} certificate={certificate} today={today} />
          ))}
        </ul>
      )}
    </CollectionQuery>
  );
}

function Certificate({ certificate, today }: { certificate: CertificateEntry; today: string }) {
  const { t } = useTranslation('collections');
  const { date } = useFormat();
  const localized = useLocalized();
  const { issuer, number, validFrom, validUntil } = certificate.fields;
  const until = { from: date(validFrom, 'long'), until: date(validUntil, 'long') };
  return (
    <li className={styles.entry}>
      <div className={styles.words}>
        <h2 className={styles.name}>
          {localized(certificate.title)}{' '}
          {validUntil < today && (
            <Badge tone="danger">{t('collections.certificate.expired')}</Badge>
          )}
        </h2>
        <p className={styles.quiet}>{localized(certificate.excerpt)}</p>
        <dl className={styles.facts}>
          <dt>{t('collections.certificate.issuer')}</dt>
          <dd>{localized(issuer)}</dd>
          <dt>{t('collections.certificate.number')}</dt>
          <dd>
            <Identifier>{number}</Identifier>
          </dd>
          <dt>{t('collections.certificate.valid')}</dt>
          <dd>{t('collections.certificate.until', until)}</dd>
        </dl>
      </div>
      <Paper certificate={certificate} />
    </li>
  );
}

/** The scanned paper; a demonstration has a specimen in its place. */
function Paper({ certificate }: { certificate: CertificateEntry }) {
  const { t, i18n } = useTranslation('collections');
  const localized = useLocalized();
  const { demoBanner = false } = useSiteSettings();
  const title = localized(certificate.title);
  const { file } = certificate.fields;
  if (!file && !demoBanner) {
    return (
      <Button asChild variant="ghost" size="sm">
        <Link to="/contact">{t('collections.certificate.request')}</Link>
      </Button>
    );
  }
  const kind = file ? 'file' : 'specimen';
  const specimen = `/api/content/certificates/${certificate.slug}/specimen.pdf?lang=${i18n.language}`;
  return (
    <Button asChild variant="secondary" size="sm" startIcon={<FileText aria-hidden="true" />}>
      <a
        href={file || specimen}
        target="_blank"
        rel="noopener"
        aria-label={t(`collections.certificate.${kind}Of`, { title })}
      >
        {t(`collections.certificate.${kind}`)}
      </a>
    </Button>
  );
}
