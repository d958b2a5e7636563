import type { AdminContentEntry } from '@solar/contracts/admin/content-http';
import { Field } from '@solar/ui/field/field';
import { FormSection } from '@solar/ui/form-section/form-section';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styles from '../content-edit.module.css';
import type { ContentFormValues } from '../content-form';
import type { ContentSection } from '../content-sections';
import { KindField } from './kind-field';

interface AdvancedTabProps {
  section: ContentSection;
  /** Null while the entry is new. */
  entry: AdminContentEntry | null;
}

/** Address and the fields that only this kind has. */
export function AdvancedTab({ section, entry }: AdvancedTabProps) {
  const { t } = useTranslation('admin');
  const { register, formState } = useFormContext<ContentFormValues>();
  return (
    <>
      <FormSection
        title={t('content.sections.address')}
        description={t('content.sections.addressHint')}
      >
        <Field label={t('content.fields.slug')} required error={formState.errors.slug?.message}>
          <TextInput {...register('slug')} />
        </Field>
        {entry && <Addresses section={section} entry={entry} />}
      </FormSection>
      <FormSection title={t(`content.kinds.${section.kind}.fields`)} columns={1}>
        {section.fields.map((field) => (
          <KindField key={field.name} spec={field} />
        ))}
      </FormSection>
    </>
  );
}

/** Where the entry is found now, and from where readers are led there. */
function Addresses({ section, entry }: { section: ContentSection; entry: AdminContentEntry }) {
  const { t } = useTranslation('admin');
  const slug = useWatch<ContentFormValues, 'slug'>({ name: 'slug' });
  const next = slug === entry.slug ? undefined : section.publicPath?.(slug);
  const former = (entry.formerSlugs ?? []).filter((slug) => slug !== entry.slug);
  if (!entry.path) return null;
  return (
    <div className={styles.addresses}>
      <p>
        {t('content.address.now')} <code translate="no">{entry.path}</code>
      </p>
      {slug && next && (
        <p role="status">
          {t('content.address.next')} <code translate="no">{next}</code>{' '}
          {t('content.address.nextText')}
        </p>
      )}
      {former.length > 0 && (
        <p>
          {t('content.address.former')}{' '}
          {former.map((slug) => (
            <code key={slug} translate="no">
              {section.publicPath?.(slug) ?? slug}
            </code>
          ))}
        </p>
      )}
    </div>
  );
}
