import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { Field } from '@solar/ui/field/field';
import { Stack } from '@solar/ui/layout/layout';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChosenPicture } from '../../media/components/chosen-picture';
import styles from '../content-edit.module.css';
import type { ContentFormValues } from '../content-form';

/** The featured picture: chosen from the library, with its text for those who can't see it. */
export function ImageField() {
  const { t } = useTranslation('admin');
  const localized = useLocalized();
  const { control, register, setValue } = useFormContext<ContentFormValues>();
  const image = useWatch({ control, name: 'image' });
  const choose = (path: string | null) =>
    setValue('image', path === null ? null : { path, alt: image?.alt ?? { en: '', fr: '' } }, {
      shouldDirty: true,
    });
  return (
    <Stack gap="4">
      <ChosenPicture
        path={image?.path ?? null}
        alt={image ? localized(image.alt) : ''}
        takeAway={t('content.image.remove')}
        onChoose={choose}
      />
      {image && (
        <div className={styles.languages}>
          {(['en', 'fr'] as const).map((language) => (
            <Field
              key={language}
              label={`${t('content.image.alt')} (${t(`languages.${language}`)})`}
            >
              <TextInput lang={language} {...register(`image.alt.${language}`)} />
            </Field>
          ))}
        </div>
      )}
    </Stack>
  );
}
