import { serialSchema } from '@solar/contracts/inventory/fields';
import { Button } from '@solar/ui/button/button';
import { Field } from '@solar/ui/field/field';
import { Stack } from '@solar/ui/layout/layout';
import { Select } from '@solar/ui/select/select';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { usePieces } from '../../../api/pieces-api';

const NONE = 'none';

type Props = { value: string; onChange: (number: string) => void };

/** Which piece: its number as it is typed from the type plate, or one of those that were sent. */
export function PieceChoice({ value, onChange }: Props) {
  const { t } = useTranslation('account');
  const [typed, setTyped] = useState(value);
  const [wrong, setWrong] = useState(false);
  const check = (event: FormEvent) => {
    event.preventDefault();
    const read = serialSchema.safeParse(typed);
    setWrong(!read.success);
    if (read.success) onChange(read.data);
  };
  return (
    <form onSubmit={check} noValidate>
      <Stack gap="5">
        <Field
          label={t('claims.number')}
          hint={t('claims.numberHint')}
          error={wrong && t('claims.numberWrong')}
          required
        >
          <TextInput
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <div>
          <Button type="submit" variant="secondary">
            {t('claims.check')}
          </Button>
        </div>
        <SentPieces value={value} onChange={onChange} />
      </Stack>
    </form>
  );
}

/** The pieces that were sent; nothing for who got none with a number. */
function SentPieces({ value, onChange }: Props) {
  const { t } = useTranslation('account');
  const items = usePieces().data?.items ?? [];
  if (items.length === 0) return null;
  const numbers = new Map(items.map((piece) => [piece.number, piece]));
  return (
    <Field label={t('claims.sent')}>
      <Select
        value={numbers.has(value) ? value : NONE}
        onValueChange={(next) => onChange(next === NONE ? '' : next)}
        options={[
          { value: NONE, label: t('claims.choose') },
          ...[...numbers.values()].map(({ number, sku, orderNumber }) => ({
            value: number,
            label: `${number} · ${sku} · ${orderNumber}`,
          })),
        ]}
      />
    </Field>
  );
}
