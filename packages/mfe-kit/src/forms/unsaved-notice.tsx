import { Button } from '@solar/ui/button/button';
import { Inline } from '@solar/ui/layout/layout';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft } from '@solar/mfe-kit/forms/drafts';
import { FORMS, loadFormTexts } from './form-texts';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import styles from './unsaved-notice.module.css';

interface UnsavedNoticeProps {
  draft: Draft | null;
  /** The record has been saved by somebody since. */
  isOlder: boolean;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers the changes that were left unsaved. */
export function UnsavedNotice({ draft, isOlder, onRestore, onDiscard }: UnsavedNoticeProps) {
  const { t } = useTranslation(FORMS);
  const format = useFormat();
  const [ready, setReady] = useState(false);
  useEffect(() => void loadFormTexts().then(() => setReady(true)), []);
  if (!draft || !ready) return null;
  const when = format.dateTime(draft.at);
  return (
    <div role="status" className={styles.notice}>
      <p className={styles.text}>{t(isOlder ? 'unsaved.foundOlder' : 'unsaved.found', { when })}</p>
      <Inline gap="2">
        <Button size="sm" variant="ghost" onClick={onDiscard}>
          {t('unsaved.discard')}
        </Button>
        <Button size="sm" variant="secondary" onClick={onRestore}>
          {t('unsaved.restore')}
        </Button>
      </Inline>
    </div>
  );
}
