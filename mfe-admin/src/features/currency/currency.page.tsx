import type { SiteSettings } from '@solar/contracts/admin/site-http';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { useSearchState } from '@solar/mfe-kit/url/use-search-state';
import { Breadcrumbs } from '@solar/ui/breadcrumbs/breadcrumbs';
import { Inline, Stack } from '@solar/ui/layout/layout';
import { PageHeader } from '@solar/ui/page-header/page-header';
import { Progress } from '@solar/ui/progress/progress';
import { useTranslation } from 'react-i18next';
import { useCurrencyProgress } from './api/currency-api';
import { ChangeButton } from './components/change-button';
import { ChangeHistory } from './components/change-history';
import { PricePreview } from './components/price-preview';
import { TermsForm } from './components/terms-form';
import { currencySearch, termsIn, termsSchema } from './currency-terms';
import styles from './currency.module.css';

const NOTHING = { currency: '', currencySymbol: '', rate: '', dirhamRate: '', step: '1', page: 1 };

/** The currency that the shop sells in: its preview, its change, its history. */
export function CurrencyPage({ settings }: { settings: SiteSettings }) {
  const { t } = useTranslation('admin');
  const mayChange = useCan('admin.currency.change');
  const [state, setState] = useSearchState(currencySearch);
  const { currency: from, currencySymbol, version } = settings;
  const terms = termsIn(state);
  const hasTerms = termsSchema.safeParse(terms).success && terms.currency !== from;
  usePageMeta({ title: t('currency.title'), noIndex: true });
  return (
    <Stack gap="8">
      <PageHeader
        size="compact"
        title={t('currency.title')}
        description={t('currency.now', { currency: from, symbol: currencySymbol })}
        breadcrumbs={
          <Breadcrumbs
            items={[
              { label: t('settings.title'), href: '/admin/settings' },
              { label: t('currency.title') },
            ]}
          />
        }
      />
      <ConversionProgress />
      {mayChange && (
        <TermsForm
          key={from}
          from={from}
          terms={terms}
          onPreview={(given) => setState({ ...given, page: 1 })}
        />
      )}
      {hasTerms && (
        <section className={styles.section}>
          <Inline justify="between" gap="4" wrap>
            <h2 className={styles.heading}>{t('currency.previewTitle')}</h2>
            {mayChange && (
              <ChangeButton
                from={from}
                version={version}
                state={state}
                onDone={() => setState(NOTHING)}
              />
            )}
          </Inline>
          <PricePreview state={state} onState={setState} />
        </section>
      )}
      <section className={styles.section}>
        <h2 className={styles.heading}>{t('currency.history')}</h2>
        <ChangeHistory version={version} />
      </section>
    </Stack>
  );
}

/** How far the conversion is; nothing once it is done. */
function ConversionProgress() {
  const { t } = useTranslation('admin');
  const { data } = useCurrencyProgress();
  if (!data || data.done === data.total) return null;
  return (
    <Progress
      value={(100 * data.done) / data.total}
      label={t('currency.converting', { currency: data.currency })}
      valueText={t('currency.converted', data)}
    />
  );
}
