import { notify } from '@solar/mfe-kit/notify/notify';
import { Button } from '@solar/ui/button/button';
import { Inline, Stack } from '@solar/ui/layout/layout';
import { useTranslation } from 'react-i18next';
import { FormAlert } from './form-alert';
import styles from './recovery-codes.module.css';

/** Recovery codes, shown this once, to be copied or saved. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation('account');
  const text = codes.join('\n');
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    notify.success(t('twoStep.codes.copied'));
  };
  const href = `data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`;
  return (
    <Stack gap="4">
      <FormAlert tone="info" title={t('twoStep.codes.title')}>
        {t('twoStep.codes.text')}
      </FormAlert>
      <ul className={styles.codes} translate="no">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Inline gap="3">
        <Button variant="secondary" onClick={() => void copy()}>
          {t('twoStep.codes.copy')}
        </Button>
        <Button variant="secondary" asChild>
          <a href={href} download="recovery-codes.txt">
            {t('twoStep.codes.save')}
          </a>
        </Button>
      </Inline>
    </Stack>
  );
}
