import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { Button } from '@solar/ui/button/button';
import { Field } from '@solar/ui/field/field';
import { Stack } from '@solar/ui/layout/layout';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MediaPicker } from '../../media/components/media-picker';
import styles from '../content-edit.module.css';
import type { ContentFormValues } from '../content-form';

/** Site pictures have no ending; a size and format is chosen where they are shown. */
function previewUrl(path: string): string {
  return path.startsWith('/images/') && !/\.\w+$/.test(path) ? `${path}-card.webp` : path;
}

/** The featured picture: chosen from the library, with its text for those who can't see it. */
export function ImageField() {
  const { t } = useTranslation('admin');
  const localized = useLocalized();
  const { control, register, setValue } = useFormContext<ContentFormValues>();
  const image = useWatch({ control, name: 'image' });
  const [picking, setPicking] = useState(false);
  return (
    <Stack gap="4">
      {image && (
        <img
          className={styles.preview}
          src={previewUrl(image.path)}
          alt={localized(image.alt)}
          width={384}
          height={240}
        />
      )}
      <div>
        <Button variant="secondary" onClick={() => setPicking(true)}>
          {t(image ? 'content.image.change' : 'content.image.choose')}
        </Button>
        {image && (
          <Button variant="ghost" onClick={() => setValue('image', null, { shouldDirty: true })}>
            {t('content.image.remove')}
          </Button>
        )}
      </div>
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
      <MediaPicker
        open={picking}
        onOpenChange={setPicking}
        onPick={({ path }) => {
          setValue('image', { path, alt: image?.alt ?? { en: '', fr: '' } }, { shouldDirty: true });
          setPicking(false);
        }}
      />
    </Stack>
  );
}
