import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField, type TextFieldProps } from './text-field';

type Look = Pick<TextFieldProps, 'type' | 'autoComplete' | 'errorKinds' | 'required' | 'optional'>;

/** What is known of a person, and how each is typed. */
const FIELDS = {
  firstName: { autoComplete: 'given-name', required: true },
  lastName: { autoComplete: 'family-name', required: true },
  email: {
    type: 'email',
    autoComplete: 'email',
    errorKinds: { invalid_format: 'email' },
    required: true,
  },
  company: { autoComplete: 'organization', optional: true },
  phone: {
    type: 'tel',
    autoComplete: 'tel',
    errorKinds: { invalid_union: 'phone', invalid_format: 'phone' },
    optional: true,
  },
  taxNumber: { errorKinds: { custom: 'taxNumber' }, optional: true },
  username: {
    autoComplete: 'username',
    errorKinds: { invalid_union: 'username', invalid_format: 'username' },
    optional: true,
  },
} as const satisfies Record<string, Look>;
type PersonField = keyof typeof FIELDS;

interface PersonFieldsProps<Name extends PersonField> {
  names: readonly Name[];
  register: (name: Name) => UseFormRegisterReturn;
  errors: Readonly<Partial<Record<Name, FieldError | undefined>>>;
  hints?: Partial<Record<Name, string>>;
  /** The browser offers what it knows of its own person, and nothing when staff write about somebody else. */
  ofSomebodyElse?: boolean;
}

/** Fields of a form about a person, in the order of `names`. */
export function PersonFields<Name extends PersonField>({
  names,
  register,
  errors,
  hints = {},
  ofSomebodyElse = false,
}: PersonFieldsProps<Name>) {
  const { t } = useTranslation('account');
  return names.map((name) => (
    <TextField
      key={name}
      {...FIELDS[name]}
      {...(ofSomebodyElse && { autoComplete: 'off' })}
      label={t(`auth.fields.${name}`)}
      hint={hints[name]}
      field={register(name)}
      error={errors[name]}
    />
  ));
}
