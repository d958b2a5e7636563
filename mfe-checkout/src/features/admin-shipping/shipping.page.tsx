import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { RequirePermission } from '@solar/mfe-kit/session/require-permission';
import { PageHeader } from '@solar/ui/page-header/page-header';
import { Tabs } from '@solar/ui/tabs/tabs';
import { useTranslation } from 'react-i18next';
import { MethodTable } from './components/method-table';
import { RuleTable } from './components/rule-table';
import styles from './shipping.module.css';

export function ShippingPage() {
  const { t } = useTranslation('checkout');
  usePageMeta({ title: t('admin.shipping.title'), noIndex: true });
  return (
    <RequirePermission permission="checkout.settings.write">
      <div className={styles.page}>
        <PageHeader
          title={t('admin.shipping.title')}
          description={t('admin.shipping.text')}
          size="compact"
        />
        <Tabs
          label={t('admin.shipping.title')}
          items={[
            { value: 'methods', label: t('admin.shipping.methods'), content: <MethodTable /> },
            { value: 'taxes', label: t('admin.shipping.taxes'), content: <RuleTable /> },
          ]}
          defaultValue="methods"
        />
      </div>
    </RequirePermission>
  );
}
