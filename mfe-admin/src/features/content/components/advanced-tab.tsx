import { Button } from '@solar/ui/button/button';
import { Field } from '@solar/ui/field/field';
import { FormSection } from '@solar/ui/form-section/form-section';
import { Inline } from '@solar/ui/layout/layout';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { slugOf, type ContentFormValues } from '../content-form';
import type { ContentSection } from '../content-sections';
import { KindField } from './kind-field';

/** Address and the fields that only this kind has. */
export function AdvancedTab({ section, isNew }: { section: ContentSection; isNew: boolean }) {
  const { t } = useTranslation('admin');
  const { register, formState, getValues, setValue } = useFormContext<ContentFormValues>();
  const proposeSlug = () =>
    setValue('slug', slugOf(getValues('title.en')), { shouldDirty: true, shouldValidate: true });
  return (
    <>
      <FormSection
        title={t('content.sections.address')}
        description={t('content.sections.addressHint')}
      >
        <Field label={t('content.fields.slug')} required error={formState.errors.slug?.message}>
          <TextInput {...register('slug')} />
        </Field>
        {isNew && (
          <Inline>
            <Button variant="secondary" size="sm" onClick={proposeSlug}>
              {t('content.proposeSlug')}
            </Button>
          </Inline>
        )}
      </FormSection>
      <FormSection title={t(`content.kinds.${section.kind}.fields`)} columns={1}>
        {section.fields.map((field) => (
          <KindField key={field.name} spec={field} />
        ))}
      </FormSection>
    </>
  );
}
