import { FormSection } from '@solar/ui/form-section/form-section';
import { useTranslation } from 'react-i18next';
import { LocalizedField } from './localized-field';

/** What search engines and shared links show. */
export function SeoTab() {
  const { t } = useTranslation('admin');
  return (
    <FormSection title={t('content.tabs.seo')} description={t('content.sections.seoHint')}>
      <LocalizedField
        name="metaTitle"
        label={t('content.fields.metaTitle')}
        hint={t('content.hints.metaTitle')}
      />
      <LocalizedField
        name="metaDescription"
        label={t('content.fields.metaDescription')}
        hint={t('content.hints.metaDescription')}
        multiline
      />
    </FormSection>
  );
}
