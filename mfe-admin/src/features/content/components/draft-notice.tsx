import type { ContentDraft } from '@solar/contracts/admin/content-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { Button } from '@solar/ui/button/button';
import { Inline } from '@solar/ui/layout/layout';
import { useTranslation } from 'react-i18next';
import styles from '../content-edit.module.css';

interface DraftNoticeProps {
  draft: ContentDraft;
  onContinue: () => void;
  onDrop: () => void;
}

/** There are changes that nobody saved: go on from them, or drop them. */
export function DraftNotice({ draft, onContinue, onDrop }: DraftNoticeProps) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  return (
    <div role="status" className={styles.notice}>
      <p>{t('content.draft.found', { by: draft.by, at: format.relative(draft.at) })}</p>
      <Inline gap="3">
        <Button size="sm" variant="primary" onClick={onContinue}>
          {t('content.draft.continue')}
        </Button>
        <Button size="sm" variant="ghost" onClick={onDrop}>
          {t('content.draft.drop')}
        </Button>
      </Inline>
    </div>
  );
}
