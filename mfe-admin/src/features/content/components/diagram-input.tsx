import {
  DIAGRAM_SYMBOLS,
  type DiagramPart,
  type DiagramSymbol,
} from '@solar/contracts/admin/content-http';
import { Button } from '@solar/ui/button/button';
import { IconButton } from '@solar/ui/icon-button/icon-button';
import { Stack } from '@solar/ui/layout/layout';
import { Select } from '@solar/ui/select/select';
import { TextInput } from '@solar/ui/text-input/text-input';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import styles from './diagram-input.module.css';

interface DiagramInputProps {
  value: DiagramPart[];
  onChange: (value: DiagramPart[]) => void;
}

const EMPTY: DiagramPart = { symbol: 'pv', label: { en: '', fr: '' } };
const LANGUAGES = ['en', 'fr'] as const;

/** Parts of a single-line diagram, in the order in which it is drawn. */
export function DiagramInput({ value, onChange }: DiagramInputProps) {
  const { t } = useTranslation('admin');
  const options = DIAGRAM_SYMBOLS.map((symbol) => ({
    value: symbol,
    label: t(`content.diagram.symbols.${symbol}`),
  }));
  const change = (at: number, patch: Partial<DiagramPart>) =>
    onChange(value.map((part, i) => (i === at ? { ...part, ...patch } : part)));
  return (
    <Stack gap="3">
      <p className={styles.hint}>{t('content.diagram.hint')}</p>
      {value.map(({ symbol, label }, at) => (
        <div key={at} className={styles.row}>
          <Select
            aria-label={`${at + 1}: ${t('content.diagram.symbol')}`}
            value={symbol}
            onValueChange={(chosen) => change(at, { symbol: chosen as DiagramSymbol })}
            options={options}
          />
          {LANGUAGES.map((language) => (
            <TextInput
              key={language}
              lang={language}
              aria-label={`${at + 1}: ${t('content.diagram.label')} (${t(`languages.${language}`)})`}
              value={label[language]}
              onChange={(event) =>
                change(at, { label: { ...label, [language]: event.target.value } })
              }
            />
          ))}
          <IconButton
            label={t('content.diagram.up', { at: at + 1 })}
            disabled={at === 0}
            onClick={() => onChange(movedUp(value, at))}
          >
            <ArrowUp />
          </IconButton>
          <IconButton
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

function movedUp(parts: readonly DiagramPart[], at: number): DiagramPart[] {
  return parts
    .slice(0, at - 1)
    .concat(parts.slice(at, at + 1), parts.slice(at - 1, at), parts.slice(at + 1));
}
