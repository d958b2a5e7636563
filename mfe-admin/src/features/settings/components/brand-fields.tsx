import type { SiteSettings } from '@solar/contracts/admin/site-http';
import { LANGUAGES } from '@solar/contracts/common/localized';
import { Field } from '@solar/ui/field/field';
import { FormSection } from '@solar/ui/form-section/form-section';
import { IconButton } from '@solar/ui/icon-button/icon-button';
import { TextInput } from '@solar/ui/text-input/text-input';
import { clsx } from 'clsx';
import Trash from 'lucide-react/icons/trash-2';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styles from '../settings.module.css';
import { AddButton } from './add-button';

/** The company's pages at social networks, which the footer links to. */
export function SocialFields() {
  const { t } = useTranslation('admin');
  const { control, register, formState } = useFormContext<SiteSettings>();
  const { fields, append, remove } = useFieldArray({ control, name: 'social' });
  const errors = formState.errors.social;
  return (
    <FormSection
      title={t('settings.sections.social.title')}
      description={t('settings.sections.social.text')}
      columns={1}
    >
      {fields.map(({ id }, at) => (
        <div key={id} className={styles.named}>
          <Field
            label={t('settings.social.network')}
            error={errors?.[at]?.network && t('settings.social.networkError')}
          >
            <TextInput {...register(`social.${at}.network`)} />
          </Field>
          <Field
            label={t('settings.social.url')}
            error={errors?.[at]?.url && t('settings.social.urlError')}
          >
            <TextInput type="url" {...register(`social.${at}.url`)} />
          </Field>
          <IconButton
            label={t('settings.social.remove', { number: at + 1 })}
            onClick={() => remove(at)}
          >
            <Trash />
          </IconButton>
        </div>
      ))}
      {fields.length < 10 && (
        <AddButton onClick={() => append({ network: '', url: '' })}>
          {t('settings.social.add')}
        </AddButton>
      )}
    </FormSection>
  );
}

/** What the company is certified for, as the footer shows it. */
export function CertificationFields() {
  const { t } = useTranslation('admin');
  const { control, register, formState } = useFormContext<SiteSettings>();
  const { fields, append, remove } = useFieldArray({ control, name: 'certifications' });
  return (
    <FormSection
      title={t('settings.sections.certifications.title')}
      description={t('settings.sections.certifications.text')}
      columns={1}
    >
      {fields.map((field, at) => (
        <div key={field.id} className={clsx(styles.named, styles.even)}>
          {LANGUAGES.map((language) => (
            <Field
              key={language}
              label={`${t('settings.certification.name')} (${t(`languages.${language}`)})`}
              error={
                formState.errors.certifications?.[at]?.[language] &&
                t('settings.certification.error')
              }
            >
              <TextInput lang={language} {...register(`certifications.${at}.${language}`)} />
            </Field>
          ))}
          <IconButton
            label={t('settings.certification.remove', { name: field.en || at + 1 })}
            onClick={() => remove(at)}
          >
            <Trash />
          </IconButton>
        </div>
      ))}
      {fields.length < 6 && (
        <AddButton onClick={() => append({ en: '', fr: '' })}>
          {t('settings.certification.add')}
        </AddButton>
      )}
    </FormSection>
  );
}
