import { Button } from '@solar/ui/button/button';
import { Inline, Stack } from '@solar/ui/layout/layout';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MediaPicker } from '../media/components/media-picker';
import type { HomeForm } from './home-form';
import styles from './home.module.css';

/** The picture of a section: one of the library, else the built-in one. It is an ornament, so it has no text. */
export function SectionPicture({ at, mayWrite }: { at: number; mayWrite: boolean }) {
  const { t } = useTranslation('admin');
  const { control, setValue } = useFormContext<HomeForm>();
  const [picking, setPicking] = useState(false);
  const name = `sections.${at}.picture` as const;
  const picture = useWatch({ control, name });
  const choose = (path: string | null) => setValue(name, path, { shouldDirty: true });
  return (
    <Stack gap="3">
      <p className={styles.label}>
        {t('home.picture')} <span className={styles.hint}>{t('home.pictureHint')}</span>
      </p>
      {picture ? (
        <img className={styles.picture} src={picture} alt="" width={384} height={216} />
      ) : (
        <span className={styles.hint}>{t('home.builtInPicture')}</span>
      )}
      {mayWrite && (
        <Inline gap="3">
          <Button variant="secondary" size="sm" onClick={() => setPicking(true)}>
            {t(picture ? 'content.image.change' : 'content.image.choose')}
          </Button>
          {picture && (
            <Button variant="ghost" size="sm" onClick={() => choose(null)}>
              {t('home.builtInPictureBack')}
            </Button>
          )}
        </Inline>
      )}
      <MediaPicker
        open={picking}
        onOpenChange={setPicking}
        onPick={({ path }) => {
          choose(path);
          setPicking(false);
        }}
      />
    </Stack>
  );
}
