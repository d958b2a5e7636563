import { Breadcrumbs } from '@solar/ui/breadcrumbs/breadcrumbs';
import { Container } from '@solar/ui/layout/layout';
import { PageHeader } from '@solar/ui/page-header/page-header';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './list-page.module.css';

interface ListPageProps {
  title: string;
  text: string;
  /** Filters above the list. */
  filters?: ReactNode;
  children: ReactNode;
}

/** A page that lists entries. */
export function ListPage({ title, text, filters, children }: ListPageProps) {
  const { t } = useTranslation('shell');
  return (
    <Container size="xl">
      <div className={styles.page}>
        <PageHeader
          size="display"
          title={title}
          description={text}
          breadcrumbs={
            <Breadcrumbs items={[{ label: t('home.crumb'), href: '/' }, { label: title }]} />
          }
        />
        {filters && <div className={styles.filters}>{filters}</div>}
        {children}
      </div>
    </Container>
  );
}
