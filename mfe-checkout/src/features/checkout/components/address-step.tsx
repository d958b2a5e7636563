import type { Address } from '@solar/contracts/account/profile-http';
import type { OrderAddress } from '@solar/contracts/checkout/totals-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { MISSING } from '@solar/mfe-kit/forms/missing-fields';
import { useZodForm } from '@solar/mfe-kit/forms/use-zod-form';
import { useSession } from '@solar/mfe-kit/session/session-store';
import { Button } from '@solar/ui/button/button';
import { Checkbox } from '@solar/ui/checkbox/checkbox';
import { Field } from '@solar/ui/field/field';
import { FormActions } from '@solar/ui/form-section/form-section';
import { RadioGroup } from '@solar/ui/radio-group/radio-group';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ADDRESSES_KEY, saveAddress, type AddressList } from '../api/checkout-api';
import { useCheckoutDraft } from '../checkout-draft';
import { addressChoices, NEW_ADDRESS, toOrderAddress, type AddressChoice } from './address-choices';
import { AddressFields } from './address-fields';
import { addressFormSchema, EMPTY_ADDRESS, type AddressForm } from './address-form';
import { StepSkeleton } from './step-skeleton';
import styles from '../checkout.module.css';

/** The customer's saved addresses are offered; an address book that is down only means typing. */
export function AddressStep({ onDone }: { onDone: () => void }) {
  const saved = useQuery<AddressList>({ queryKey: ADDRESSES_KEY });
  if (saved.isPending) return <StepSkeleton />;
  return <AddressStepForm saved={saved.data?.items ?? []} onDone={onDone} />;
}

function AddressStepForm({ saved, onDone }: { saved: Address[]; onDone: () => void }) {
  const { t } = useTranslation('checkout');
  const draft = useCheckoutDraft();
  const choices = addressChoices(saved, draft.lastOrder);
  const { form, submit, formError } = useAddressForm(choices, saved, onDone);
  const chosen = chosenId(choices, draft.addressId, draft.typed.shipping !== null);

  const choose = (id: string) => {
    const choice = choices.find((candidate) => candidate.id === id);
    form.setValue('shipping', { ...EMPTY_ADDRESS, ...choice?.address });
    form.clearErrors('shipping');
    draft.change({ addressId: id });
  };
  const same = form.watch('sameBilling');
  const { email } = form.formState.errors;

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <Field
        label={t('checkout.email')}
        hint={t('checkout.emailHint')}
        required
        error={
          email && t(email.type === MISSING ? 'address.errors.required' : 'address.errors.email')
        }
      >
        <TextInput type="email" autoComplete="email" {...form.register('email')} />
      </Field>
      {choices.length > 0 && <Choices choices={choices} chosen={chosen} onChoose={choose} />}
      {chosen === NEW_ADDRESS && <AddressFields form={form} name="shipping" />}
      {chosen === NEW_ADDRESS && (
        <Checkbox
          label={t('checkout.address.save')}
          checked={draft.saveAddress}
          onCheckedChange={(checked) => draft.change({ saveAddress: checked === true })}
        />
      )}
      <Controller
        control={form.control}
        name="sameBilling"
        render={({ field }) => (
          <Checkbox
            label={t('checkout.address.sameBilling')}
            checked={field.value}
            onCheckedChange={(checked) => field.onChange(checked === true)}
          />
        )}
      />
      {!same && <AddressFields form={form} name="billing" />}
      {formError && <p role="alert">{formError}</p>}
      <FormActions>
        <Button type="submit" variant="accent" size="lg">
          {t('checkout.toShipping')}
        </Button>
      </FormActions>
    </form>
  );
}

/** The form as it was left, else with the first address that is offered. */
function useAddressForm(choices: AddressChoice[], saved: Address[], onDone: () => void) {
  const draft = useCheckoutDraft();
  const user = useSession((state) => state.user);
  const { typed, lastOrder } = draft;
  const billing = saved.find((address) => address.defaultBilling);
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ');
  const start = (kept: object | null, offered: OrderAddress | undefined) => ({
    ...EMPTY_ADDRESS,
    fullName: name,
    ...(kept ?? offered),
  });
  const zodForm = useZodForm<AddressForm, AddressForm>({
    schema: addressFormSchema,
    defaultValues: {
      email: draft.email ?? user?.email ?? '',
      shipping: start(typed.shipping, choices[0]?.address),
      sameBilling: typed.sameBilling,
      billing: start(typed.billing, billing ? toOrderAddress(billing) : lastOrder?.billingAddress),
    },
    onSubmit: async ({ email, shipping, sameBilling, billing: other }) => {
      draft.change({
        email,
        shippingAddress: shipping,
        billingAddress: sameBilling ? null : other,
      });
      const typedNew = chosenId(choices, draft.addressId, typed.shipping !== null) === NEW_ADDRESS;
      if (typedNew && draft.saveAddress) {
        const kept = await saveAddress(shipping);
        draft.change({ saveAddress: false, addressId: kept.id });
      }
      onDone();
    },
  });
  useTypedValues(zodForm.form, chosenId(choices, draft.addressId, typed.shipping !== null));
  return zodForm;
}

/** Every key stroke goes into the draft. */
function useTypedValues(
  form: UseFormReturn<AddressForm, unknown, AddressForm>,
  chosen: string,
): void {
  const change = useCheckoutDraft((draft) => draft.change);
  useEffect(() => {
    const { unsubscribe } = form.watch(({ email, shipping, sameBilling, billing }) =>
      change({
        email: email ?? '',
        addressId: useCheckoutDraft.getState().addressId ?? chosen,
        typed: {
          shipping: textsOf(shipping),
          sameBilling: sameBilling ?? true,
          billing: textsOf(billing),
        },
      }),
    );
    return unsubscribe;
  }, [form, change, chosen]);
}

function textsOf(address: Partial<OrderAddress> | undefined): Partial<OrderAddress> {
  const texts = Object.entries(address ?? {}).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(texts);
}

/** What was typed before counts as another address, unless it was chosen. */
function chosenId(choices: readonly AddressChoice[], kept: string | null, typed: boolean): string {
  if (kept === NEW_ADDRESS || choices.some(({ id }) => id === kept)) return kept ?? NEW_ADDRESS;
  return typed ? NEW_ADDRESS : (choices[0]?.id ?? NEW_ADDRESS);
}

function Choices({
  choices,
  chosen,
  onChoose,
}: {
  choices: AddressChoice[];
  chosen: string;
  onChoose: (id: string) => void;
}) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  return (
    <Field as="fieldset" label={t('checkout.address.saved')}>
      <RadioGroup
        variant="cards"
        value={chosen}
        onValueChange={onChoose}
        options={[
          ...choices.map(({ id, label, address }) => ({
            value: id,
            label: label ?? t('checkout.address.lastOrder'),
            description: [address.line1, address.city, format.country(address.country)].join(', '),
          })),
          { value: NEW_ADDRESS, label: t('checkout.address.other') },
        ]}
      />
    </Field>
  );
}
