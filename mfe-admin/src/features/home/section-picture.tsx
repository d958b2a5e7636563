import { Stack } from '@solar/ui/layout/layout';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChosenPicture } from '../media/components/chosen-picture';
import type { HomeForm } from './home-form';
import styles from './home.module.css';

/** The picture of a section: one of the library, else the built-in one. It is an ornament, so it has no text. */
export function SectionPicture({ at, mayWrite }: { at: number; mayWrite: boolean }) {
  const { t } = useTranslation('admin');
  const { control, setValue } = useFormContext<HomeForm>();
  const name = `sections.${at}.picture` as const;
  const picture = useWatch({ control, name });
  return (
    <Stack gap="3">
      <p className={styles.label}>
        {t('home.picture')} <span className={styles.hint}>{t('home.pictureHint')}</span>
      </p>
      <ChosenPicture
        path={picture}
        none={t('home.builtInPicture')}
        takeAway={t('home.builtInPictureBack')}
        readOnly={!mayWrite}
        onChoose={(path) => setValue(name, path, { shouldDirty: true })}
      />
    </Stack>
  );
}
