import {
  DIAGRAM_SYMBOLS,
  type DiagramPart,
  type DiagramSymbol,
} from '@solar/contracts/admin/content-http';
import { LANGUAGES } from '@solar/contracts/common/languages';
import { IconButton } from '@solar/ui/icon-button/icon-button';
import { Select } from '@solar/ui/select/select';
import { TextInput } from '@solar/ui/text-input/text-input';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useTranslation } from 'react-i18next';
import { moved } from '../../../moved';
import styles from './diagram-input.module.css';
import { ListRows } from './list-rows';

interface DiagramInputProps {
  value: DiagramPart[];
  onChange: (value: DiagramPart[]) => void;
}

const EMPTY: DiagramPart = { symbol: 'pv', label: { en: '', fr: '' } };

/** Parts of a single-line diagram, in the order in which it is drawn. */
export function DiagramInput({ value, onChange }: DiagramInputProps) {
  const { t } = useTranslation('admin');
  const options = DIAGRAM_SYMBOLS.map((symbol) => ({
    value: symbol,
    label: t(`content.diagram.symbols.${symbol}`),
  }));
  return (
    <ListRows
      value={value}
      onChange={onChange}
      empty={EMPTY}
      rowClass={styles.row}
      hint={<p className={styles.hint}>{t('content.diagram.hint')}</p>}
    >
      {({ symbol, label }, at, change) => (
        <>
          <Select
            aria-label={`${at + 1}: ${t('content.diagram.symbol')}`}
            value={symbol}
            onValueChange={(chosen) => change({ symbol: chosen as DiagramSymbol, label })}
            options={options}
          />
          {LANGUAGES.map((language) => (
            <TextInput
              key={language}
              lang={language}
              aria-label={`${at + 1}: ${t('content.diagram.label')} (${t(`languages.${language}`)})`}
              value={label[language]}
              onChange={(event) =>
                change({ symbol, label: { ...label, [language]: event.target.value } })
              }
            />
          ))}
          <IconButton
            label={t('content.diagram.up', { at: at + 1 })}
            disabled={at === 0}
            onClick={() => onChange(moved(value, at, -1))}
          >
            <ArrowUp />
          </IconButton>
        </>
      )}
    </ListRows>
  );
}
