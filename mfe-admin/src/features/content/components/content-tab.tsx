import { LANGUAGES } from '@solar/contracts/common/localized';
import { Field } from '@solar/ui/field/field';
import { FormSection } from '@solar/ui/form-section/form-section';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { lazy, Suspense } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ContentFormValues } from '../content-form';
import type { ContentSection } from '../content-sections';
import { useSlugOfTitle } from '../use-slug-of-title';
import { ImageField } from './image-field';
import { LocalizedField } from './localized-field';

const RichText = lazy(() =>
  import('../editor/rich-text').then(({ RichText: component }) => ({ default: component })),
);

interface ContentTabProps {
  section: ContentSection;
  isNew: boolean;
}

/** Title, summary, text and picture. */
export function ContentTab({ section, isNew }: ContentTabProps) {
  const { t } = useTranslation('admin');
  useSlugOfTitle(isNew);
  const { control } = useFormContext<ContentFormValues>();
  return (
    <>
      <FormSection
        title={t('content.sections.texts')}
        description={t('content.sections.textsHint')}
      >
        <LocalizedField name="title" label={t('content.fields.title')} required />
        <LocalizedField name="excerpt" label={t('content.fields.excerpt')} multiline />
      </FormSection>
      {section.hasBody && (
        <FormSection title={t('content.fields.body')} description={t('content.sections.bodyHint')}>
          {LANGUAGES.map((language) => (
            <Controller
              key={language}
              control={control}
              name={`body.${language}`}
              render={({ field, fieldState }) => (
                <Field
                  label={`${t('content.fields.body')} (${t(`languages.${language}`)})`}
                  as="fieldset"
                  error={fieldState.error?.message}
                >
                  <Suspense fallback={<Skeleton shape="block" height="16rem" />}>
                    <RichText
                      value={field.value}
                      onChange={field.onChange}
                      language={language}
                      label={`${t('content.fields.body')} (${t(`languages.${language}`)})`}
                    />
                  </Suspense>
                </Field>
              )}
            />
          ))}
        </FormSection>
      )}
      {section.hasImage && (
        <FormSection
          title={t('content.fields.image')}
          description={t('content.sections.imageHint')}
        >
          <ImageField />
        </FormSection>
      )}
    </>
  );
}
