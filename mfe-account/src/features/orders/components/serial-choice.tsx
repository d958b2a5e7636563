import { Checkbox } from '@solar/ui/checkbox/checkbox';
import { Field } from '@solar/ui/field/field';
import { Stack } from '@solar/ui/layout/layout';
import { useTranslation } from 'react-i18next';

interface SerialChoiceProps {
  name: string;
  serials: readonly string[];
  chosen: readonly string[];
  /** Pieces that come back. */
  max: number;
  onChange: (chosen: string[]) => void;
}

/** Which pieces of a product come back, by the serial numbers with which they were sent. */
export function SerialChoice({ name, serials, chosen, max, onChange }: SerialChoiceProps) {
  const { t } = useTranslation('account');
  const others = (number: string) => chosen.filter((one) => one !== number);
  return (
    <Field as="fieldset" label={t('returns.serialsOf', { name })} optional>
      <Stack gap="2">
        {serials.map((number) => (
          <Checkbox
            key={number}
            label={number}
            checked={chosen.includes(number)}
            disabled={!chosen.includes(number) && chosen.length >= max}
            onCheckedChange={(takes) =>
              onChange(takes ? [...others(number), number] : others(number))
            }
          />
        ))}
      </Stack>
    </Field>
  );
}
