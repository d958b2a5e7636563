import { useEffect, useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { slugOf, type ContentFormValues } from './content-form';

/** The address of a new entry follows its title until somebody writes another one. */
export function useSlugOfTitle(
  { control, getValues, setValue }: UseFormReturn<ContentFormValues>,
  isNew: boolean,
): void {
  const title = useWatch({ control, name: 'title.en' });
  const made = useRef('');
  useEffect(() => {
    if (!isNew || getValues('slug') !== made.current) return;
    made.current = slugOf(title);
    setValue('slug', made.current);
  }, [isNew, title, getValues, setValue]);
}
