import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { slugOfTitle, type ContentFormValues } from './content-form';

/** The address of a new entry follows its title until somebody writes another one. */
export function useSlugOfTitle(isNew: boolean): void {
  const { control, getValues, setValue } = useFormContext<ContentFormValues>();
  const title = useWatch({ control, name: 'title.en' });
  const made = useRef(slugOfTitle(title));
  useEffect(() => {
    if (!isNew || getValues('slug') !== made.current) return;
    made.current = slugOfTitle(title);
    setValue('slug', made.current);
  }, [isNew, title, getValues, setValue]);
}
