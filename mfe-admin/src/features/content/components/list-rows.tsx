import { Button } from '@solar/ui/button/button';
import { IconButton } from '@solar/ui/icon-button/icon-button';
import { Stack } from '@solar/ui/layout/layout';
import Trash from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface ListRowsProps<T> {
  value: T[];
  onChange: (value: T[]) => void;
  /** What a new row has. */
  empty: T;
  rowClass?: string | undefined;
  /** Of the button that takes a row away. */
  removeClass?: string | undefined;
  hint?: ReactNode;
  /** The fields of a row; `change` replaces its item. */
  children: (item: T, at: number, change: (item: T) => void) => ReactNode;
}

/** Rows that are filled in, added and taken away. */
export function ListRows<T>({
  value,
  onChange,
  empty,
  rowClass,
  removeClass,
  hint,
  children,
}: ListRowsProps<T>) {
  const { t } = useTranslation('admin');
  return (
    <Stack gap="3">
      {hint}
      {value.map((item, at) => (
        <div key={at} className={rowClass}>
          {children(item, at, (next) => onChange(value.with(at, next)))}
          <IconButton
            className={removeClass}
            label={t('content.list.remove', { at: at + 1 })}
            onClick={() => onChange(value.toSpliced(at, 1))}
          >
            <Trash />
          </IconButton>
        </div>
      ))}
      <div>
        <Button variant="secondary" size="sm" onClick={() => onChange([...value, empty])}>
          {t('content.list.add')}
        </Button>
      </div>
    </Stack>
  );
}
