import { MENDED_TEXT_MAX, type RowError } from '@solar/contracts/catalog/import-http';
import { Button } from '@solar/ui/button/button';
import { Field } from '@solar/ui/field/field';
import { Inline, Stack } from '@solar/ui/layout/layout';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useMendCell } from '../api/use-product-imports';

/** The cells of a row that something is wrong with, each to be written anew. */
export function MendCells({
  id,
  line,
  errors,
}: {
  id: string;
  line: number;
  errors: readonly RowError[];
}) {
  const cells = new Map(
    errors.flatMap(({ column, cell }) => (column === undefined ? [] : [[column, cell ?? '']])),
  );
  return (
    <Stack gap="2">
      {[...cells].map(([column, text]) => (
        <MendCell key={`${column} ${text}`} id={id} line={line} column={column} text={text} />
      ))}
    </Stack>
  );
}

function MendCell({
  id,
  line,
  column,
  text: known,
}: {
  id: string;
  line: number;
  column: string;
  text: string;
}) {
  const { t } = useTranslation('catalog');
  const [text, setText] = useState(known);
  const mend = useMendCell(id);
  const save = () => {
    if (text !== known && !mend.isPending) mend.mutate({ line, column, text });
  };
  const saveOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter') save();
  };
  return (
    <Inline gap="2">
      <Field label={t('admin.imports.cell', { line, column })} hideLabel>
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
        aria-label={t('admin.imports.mendNamed', { line, column })}
        onClick={save}
      >
        {t('admin.imports.mend')}
      </Button>
    </Inline>
  );
}
