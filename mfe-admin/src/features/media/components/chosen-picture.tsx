import { Button } from '@solar/ui/button/button';
import { Inline, Stack } from '@solar/ui/layout/layout';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MediaPicker } from './media-picker';
import styles from './chosen-picture.module.css';

interface ChosenPictureProps {
  /** Address of the picture; null or empty when none is chosen. */
  path: string | null;
  alt?: string;
  /** What is shown where none is chosen. */
  none?: string;
  /** Text of the button that takes the picture away. */
  takeAway: string;
  readOnly?: boolean;
  onChoose: (path: string | null) => void;
}

/** A picture of the library: shown, exchanged for another, taken away. */
export function ChosenPicture(props: ChosenPictureProps) {
  const { path, alt = '', none, takeAway, readOnly = false, onChoose } = props;
  const { t } = useTranslation('admin');
  const [picking, setPicking] = useState(false);
  return (
    <Stack gap="3">
      {path && (
        <img className={styles.picture} src={previewUrl(path)} alt={alt} width={384} height={240} />
      )}
      {!path && none && <span className={styles.none}>{none}</span>}
      {!readOnly && (
        <Inline gap="3">
          <Button variant="secondary" size="sm" onClick={() => setPicking(true)}>
            {t(path ? 'content.image.change' : 'content.image.choose')}
          </Button>
          {path && (
            <Button variant="ghost" size="sm" onClick={() => onChoose(null)}>
              {takeAway}
            </Button>
          )}
        </Inline>
      )}
      <MediaPicker
        open={picking}
        onOpenChange={setPicking}
        onPick={(picked) => {
          onChoose(picked.path);
          setPicking(false);
        }}
      />
    </Stack>
  );
}

/** Site pictures have no ending; a size and format is chosen where they are shown. */
function previewUrl(path: string): string {
  return path.startsWith('/images/') && !/\.\w+$/.test(path) ? `${path}-card.webp` : path;
}
