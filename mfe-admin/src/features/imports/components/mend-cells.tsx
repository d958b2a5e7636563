import { MENDED_TEXT_MAX, type ImportPreviewPage } from '@solar/contracts/common/imports-http';
import { Button } from '@solar/ui/button/button';
import { Field } from '@solar/ui/field/field';
import { Inline, Stack } from '@solar/ui/layout/layout';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useMendCell } from '../api/imports-api';

interface MendCellsProps {
  slice: string;
  id: string;
  line: number;
  errors: ImportPreviewPage['items'][number]['errors'];
}

/** The cells of a row that something is wrong with, each to be written anew. */
export function MendCells({ errors, ...row }: MendCellsProps) {
  const cells = new Map(
    errors.flatMap(({ from }) => (from ? [[from.column, from.cell] as const] : [])),
  );
  return (
    <Stack gap="2">
      {[...cells].map(([column, text]) => (
        <MendCell key={`${column} ${text}`} {...row} column={column} text={text} />
      ))}
    </Stack>
  );
}

function MendCell({
  slice,
  id,
  line,
  column,
  text: known,
}: Omit<MendCellsProps, 'errors'> & { column: string; text: string }) {
  const { t } = useTranslation('admin');
  const [text, setText] = useState(known);
  const mend = useMendCell(slice, id);
  const save = () => {
    if (text !== known && !mend.isPending) mend.mutate({ line, column, text });
  };
  const saveOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter') save();
  };
  return (
    <Inline gap="2">
      <Field label={t('imports.cell', { line, column })} hideLabel>
        <TextInput
          size="sm"
          maxLength={MENDED_TEXT_MAX}
          value={text}
          placeholder={column}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={saveOnEnter}
        />
      </Field>
      <Button
        size="sm"
        variant="secondary"
        disabled={text === known}
        loading={mend.isPending}
        aria-label={t('imports.mendNamed', { line, column })}
        onClick={save}
      >
        {t('imports.mend')}
      </Button>
    </Inline>
  );
}
