import type { carrierNamesSchema } from '@solar/contracts/admin/carriers';
import { TextInput, type TextInputProps } from '@solar/ui/text-input/text-input';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { z } from 'zod';
import { http } from '../http/http-client';

const URL = '/api/content/carriers';

/** Names a carrier: one of those whose pages the settings know, or another. */
export function CarrierInput(props: Omit<TextInputProps, 'list'>) {
  const list = useId();
  const { data } = useQuery({
    queryKey: [URL],
    queryFn: ({ signal }) => http.get<z.infer<typeof carrierNamesSchema>>(URL, { signal }),
  });
  return (
    <>
      <TextInput autoComplete="off" maxLength={80} {...props} list={list} />
      <datalist id={list}>
        {data?.items.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
