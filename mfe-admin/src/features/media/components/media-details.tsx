import { mediaChangeSchema, type MediaChange } from '@solar/contracts/admin/media-http';
import type { Media } from '@solar/contracts/admin/site-http';
import { CENTRE } from '@solar/contracts/common/focal-point';
import { FormDialog } from '@solar/mfe-kit/forms/form-dialog';
import { useZodForm } from '@solar/mfe-kit/forms/use-zod-form';
import { Field } from '@solar/ui/field/field';
import { TextInput } from '@solar/ui/text-input/text-input';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useChangeMedia } from '../api/media-api';
import { CropTool } from './crop-tool';
import { FocalPointField } from './focal-point-field';
import { MediaUsesList } from './media-uses-list';

/** Name and folder of a file, the focal point of a picture, and where it is shown. */
export function MediaDetails({ media, onClose }: { media: Media; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const isPicture = media.contentType.startsWith('image/');
  const change = useChangeMedia(media.id, t('media.changed'));
  const zodForm = useZodForm({
    schema: mediaChangeSchema,
    defaultValues: {
      filename: media.filename,
      folder: media.folder,
      ...(isPicture ? { focalPoint: media.focalPoint ?? CENTRE } : {}),
    },
    onSubmit: async (values) => {
      await change.mutateAsync(withoutNews(media, values));
      onClose();
    },
  });
  const { form } = zodForm;
  const { errors } = form.formState;
  return (
    <FormDialog
      form={zodForm}
      title={media.filename}
      submitLabel={t('media.save')}
      after={isPhotograph(media) && <CropTool media={media} onCropped={onClose} />}
      onClose={onClose}
    >
      <Field label={t('media.name')} error={errors.filename && t('media.nameError')}>
        <TextInput {...form.register('filename')} />
      </Field>
      <Field
        label={t('media.folder')}
        hint={t('media.folderHint')}
        error={errors.folder && t('media.folderHint')}
      >
        <TextInput {...form.register('folder')} />
      </Field>
      {isPicture && (
        <FormProvider {...form}>
          <FocalPointField media={media} />
        </FormProvider>
      )}
      <MediaUsesList id={media.id} />
    </FormDialog>
  );
}

/** A drawing has no pixels to cut. */
function isPhotograph({ contentType }: Media): boolean {
  return contentType.startsWith('image/') && contentType !== 'image/svg+xml';
}

/** The centre is what a picture without a focal point has: it is kept as none. */
function withoutNews(media: Media, { focalPoint, ...change }: MediaChange): MediaChange {
  const centred = focalPoint?.x === CENTRE.x && focalPoint.y === CENTRE.y;
  if (!focalPoint || (centred && !media.focalPoint)) return change;
  return { ...change, focalPoint: centred ? null : focalPoint };
}
