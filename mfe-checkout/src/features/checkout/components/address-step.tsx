import type { Address } from '@solar/contracts/account/profile-http';
import type { OrderAddress } from '@solar/contracts/checkout/totals-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { useZodForm } from '@solar/mfe-kit/forms/use-zod-form';
import { useSession } from '@solar/mfe-kit/session/session-store';
import { Button } from '@solar/ui/button/button';
import { Checkbox } from '@solar/ui/checkbox/checkbox';
import { Field } from '@solar/ui/field/field';
import { FormActions } from '@solar/ui/form-section/form-section';
import { RadioGroup } from '@solar/ui/radio-group/radio-group';
import { SkeletonGroup, Skeleton } from '@solar/ui/skeleton/skeleton';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ADDRESSES_KEY, type AddressList } from '../api/checkout-api';
import { useCheckoutDraft } from '../checkout-draft';
import { AddressFields } from './address-fields';
import { addressFormSchema, EMPTY_ADDRESS, type AddressForm } from './address-form';
import styles from '../checkout.module.css';

const NEW_ADDRESS = 'new';

/** The customer's saved addresses are offered; an address book that is down only means typing. */
export function AddressStep({ onDone }: { onDone: () => void }) {
  const saved = useQuery<AddressList>({ queryKey: ADDRESSES_KEY });
  if (saved.isPending) {
    return (
      <SkeletonGroup>
        <Skeleton shape="block" height="24rem" />
      </SkeletonGroup>
    );
  }
  return <AddressStepForm saved={saved.data?.items ?? []} onDone={onDone} />;
}

function AddressStepForm({ saved, onDone }: { saved: Address[]; onDone: () => void }) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const draft = useCheckoutDraft();
  const user = useSession((state) => state.user);
  const first = saved.find((address) => address.defaultShipping) ?? saved[0];
  const billing = saved.find((address) => address.defaultBilling);
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ');
  const [chosen, setChosen] = useState(draft.shippingAddress || !first ? NEW_ADDRESS : first.id);
  const { form, submit, formError } = useZodForm<AddressForm, AddressForm>({
    schema: addressFormSchema,
    defaultValues: {
      email: draft.email ?? user?.email ?? '',
      shipping: {
        ...EMPTY_ADDRESS,
        fullName: name,
        ...(draft.shippingAddress ?? (first && toOrderAddress(first))),
      },
      sameBilling: draft.billingAddress === null,
      billing: {
        ...EMPTY_ADDRESS,
        fullName: name,
        ...(draft.billingAddress ?? (billing && toOrderAddress(billing))),
      },
    },
    onSubmit: ({ email, shipping, sameBilling, billing: other }) => {
      draft.change({
        email,
        shippingAddress: shipping,
        billingAddress: sameBilling ? null : other,
      });
      onDone();
    },
  });

  const choose = (id: string) => {
    setChosen(id);
    const address = saved.find((candidate) => candidate.id === id);
    form.setValue('shipping', { ...EMPTY_ADDRESS, ...(address && toOrderAddress(address)) });
    form.clearErrors('shipping');
  };
  const same = form.watch('sameBilling');

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <Field
        label={t('checkout.email')}
        hint={t('checkout.emailHint')}
        required
        error={form.formState.errors.email && t('address.errors.email')}
      >
        <TextInput type="email" autoComplete="email" {...form.register('email')} />
      </Field>
      {saved.length > 0 && (
        <Field as="fieldset" label={t('checkout.address.saved')}>
          <RadioGroup
            variant="cards"
            value={chosen}
            onValueChange={choose}
            options={[
              ...saved.map((address) => ({
                value: address.id,
                label: address.label ?? address.fullName,
                description: [address.line1, address.city, format.country(address.country)].join(
                  ', ',
                ),
              })),
              { value: NEW_ADDRESS, label: t('checkout.address.other') },
            ]}
          />
        </Field>
      )}
      {chosen === NEW_ADDRESS && <AddressFields form={form} name="shipping" />}
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
        <Button type="submit" variant="primary" size="lg">
          {t('checkout.toShipping')}
        </Button>
      </FormActions>
    </form>
  );
}

function toOrderAddress(address: Address): OrderAddress {
  const { id: _id, label: _label, defaultShipping: _s, defaultBilling: _b, ...rest } = address;
  return rest;
}
