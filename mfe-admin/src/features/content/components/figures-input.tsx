import type { PageFigure } from '@solar/contracts/admin/content-http';
import { LANGUAGES } from '@solar/contracts/common/languages';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useTranslation } from 'react-i18next';
import styles from './figures-input.module.css';
import { ListRows } from './list-rows';

interface FiguresInputProps {
  value: PageFigure[];
  onChange: (value: PageFigure[]) => void;
}

const EMPTY: PageFigure = { value: { en: '', fr: '' }, label: { en: '', fr: '' } };
const PARTS = ['value', 'label'] as const;

/** Figures of a page: how much, and of what, in both languages. */
export function FiguresInput({ value, onChange }: FiguresInputProps) {
  const { t } = useTranslation('admin');
  return (
    <ListRows
      value={value}
      onChange={onChange}
      empty={EMPTY}
      rowClass={styles.row}
      removeClass={styles.remove}
    >
      {(figure, at, change) =>
        LANGUAGES.flatMap((language) =>
          PARTS.map((part) => (
            <TextInput
              key={`${language}-${part}`}
              lang={language}
              placeholder={t(`content.figures.${part}`)}
              aria-label={`${at + 1}: ${t(`content.figures.${part}`)} (${t(`languages.${language}`)})`}
              value={figure[part][language]}
              onChange={(event) =>
                change({ ...figure, [part]: { ...figure[part], [language]: event.target.value } })
              }
            />
          )),
        )
      }
    </ListRows>
  );
}
