import type { PageFigure } from '@solar/contracts/admin/content-http';
import { Button } from '@solar/ui/button/button';
import { IconButton } from '@solar/ui/icon-button/icon-button';
import { Stack } from '@solar/ui/layout/layout';
import { TextInput } from '@solar/ui/text-input/text-input';
import Trash from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import styles from './figures-input.module.css';

interface FiguresInputProps {
  value: PageFigure[];
  onChange: (value: PageFigure[]) => void;
}

const EMPTY: PageFigure = { value: { en: '', fr: '' }, label: { en: '', fr: '' } };
const PARTS = ['value', 'label'] as const;
const LANGUAGES = ['en', 'fr'] as const;

/** Figures of a page: how much, and of what, in both languages. */
export function FiguresInput({ value, onChange }: FiguresInputProps) {
  const { t } = useTranslation('admin');
  const change = (at: number, part: (typeof PARTS)[number], language: 'en' | 'fr', text: string) =>
    onChange(
      value.map((figure, i) =>
        i === at ? { ...figure, [part]: { ...figure[part], [language]: text } } : figure,
      ),
    );
  return (
    <Stack gap="3">
      {value.map((figure, at) => (
        <div key={at} className={styles.row}>
          {LANGUAGES.flatMap((language) =>
            PARTS.map((part) => (
              <TextInput
                key={`${language}-${part}`}
                lang={language}
                placeholder={t(`content.figures.${part}`)}
                aria-label={`${at + 1}: ${t(`content.figures.${part}`)} (${t(`languages.${language}`)})`}
                value={figure[part][language]}
                onChange={(event) => change(at, part, language, event.target.value)}
              />
            )),
          )}
          <IconButton
            className={styles.remove}
            label={t('content.list.remove', { at: at + 1 })}
            onClick={() => onChange(value.filter((_, i) => i !== at))}
          >
            <Trash />
          </IconButton>
        </div>
      ))}
      <div>
        <Button variant="secondary" size="sm" onClick={() => onChange([...value, EMPTY])}>
          {t('content.list.add')}
        </Button>
      </div>
    </Stack>
  );
}
