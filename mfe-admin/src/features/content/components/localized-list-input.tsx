import type { LocalizedText } from '@solar/contracts/common/localized';
import { Button } from '@solar/ui/button/button';
import { IconButton } from '@solar/ui/icon-button/icon-button';
import { Stack } from '@solar/ui/layout/layout';
import { TextInput } from '@solar/ui/text-input/text-input';
import Trash from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import styles from './localized-list-input.module.css';

interface LocalizedListInputProps {
  value: LocalizedText[];
  onChange: (value: LocalizedText[]) => void;
}

/** A short list of texts in both languages. */
export function LocalizedListInput({ value, onChange }: LocalizedListInputProps) {
  const { t } = useTranslation('admin');
  const change = (at: number, patch: Partial<LocalizedText>) =>
    onChange(value.map((text, i) => (i === at ? { ...text, ...patch } : text)));
  return (
    <Stack gap="3">
      {value.map((text, at) => (
        <div key={at} className={styles.row}>
          {(['en', 'fr'] as const).map((language) => (
            <TextInput
              key={language}
              lang={language}
              aria-label={`${at + 1} (${t(`languages.${language}`)})`}
              value={text[language]}
              onChange={(event) => change(at, { [language]: event.target.value })}
            />
          ))}
          <IconButton
            label={t('content.list.remove', { at: at + 1 })}
            onClick={() => onChange(value.filter((_, i) => i !== at))}
          >
            <Trash />
          </IconButton>
        </div>
      ))}
      <div>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => onChange([...value, { en: '', fr: '' }])}
        >
          {t('content.list.add')}
        </Button>
      </div>
    </Stack>
  );
}
