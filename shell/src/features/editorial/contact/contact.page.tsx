import { useTranslation } from 'react-i18next';
import { Offices } from '../../offices/offices';
import { ListPage } from '../components/list-page';
import { useListMeta } from '../meta/use-list-meta';
import { ContactForm } from './contact-form';
import styles from './contact.module.css';

/** How to reach the company: the form and the offices. */
export function ContactPage() {
  const { t } = useTranslation(['contact', 'shell'], { nsMode: 'fallback' });
  useListMeta({ title: t('contact.title'), description: t('contact.text') });
  return (
    <ListPage title={t('contact.title')} text={t('contact.text')}>
      <div className={styles.columns}>
        <ContactForm />
        <Offices />
      </div>
    </ListPage>
  );
}
