import { LANGUAGES } from '@solar/contracts/common/languages';
import type { LocalizedText } from '@solar/contracts/common/localized';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useTranslation } from 'react-i18next';
import { ListRows } from './list-rows';
import styles from './localized-list-input.module.css';

interface LocalizedListInputProps {
  value: LocalizedText[];
  onChange: (value: LocalizedText[]) => void;
}

/** A short list of texts in both languages. */
export function LocalizedListInput({ value, onChange }: LocalizedListInputProps) {
  const { t } = useTranslation('admin');
  return (
    <ListRows value={value} onChange={onChange} empty={{ en: '', fr: '' }} rowClass={styles.row}>
      {(text, at, change) =>
        LANGUAGES.map((language) => (
          <TextInput
            key={language}
            lang={language}
            aria-label={`${at + 1} (${t(`languages.${language}`)})`}
            value={text[language]}
            onChange={(event) => change({ ...text, [language]: event.target.value })}
          />
        ))
      }
    </ListRows>
  );
}
