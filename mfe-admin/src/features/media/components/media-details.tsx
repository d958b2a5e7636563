import {
  mediaChangeSchema,
  type MediaChange,
  type MediaUses,
} from '@solar/contracts/admin/media-http';
import type { Media } from '@solar/contracts/admin/site-http';
import { CENTRE } from '@solar/contracts/common/focal-point';
import { FormDialog } from '@solar/mfe-kit/forms/form-dialog';
import { useZodForm } from '@solar/mfe-kit/forms/use-zod-form';
import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { Field } from '@solar/ui/field/field';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { TextInput } from '@solar/ui/text-input/text-input';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CONTENT_PLACES } from '../../content/content-places';
import { useChangeMedia, useMediaUses } from '../api/media-api';
import { CropTool } from './crop-tool';
import { FocalPointField } from './focal-point-field';

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

/** Where a file is shown, with the ways there. */
export function MediaUsesList({ id }: { id: string }) {
  const { t } = useTranslation('admin');
  const query = useMediaUses(id);
  return (
    <QueryState query={query} skeleton={<Skeleton lines={2} />}>
      {(uses) => (
        <section aria-label={t('media.usedIn')}>
          <strong>{t('media.usedIn')}</strong>
          <Uses uses={uses} />
        </section>
      )}
    </QueryState>
  );
}

function Uses({ uses: { items, settings, home } }: { uses: MediaUses }) {
  const { t } = useTranslation('admin');
  const localized = useLocalized();
  if (items.length === 0 && !settings && !home) return <p>{t('media.unused')}</p>;
  const pathOf = (kind: string) => CONTENT_PLACES.find((place) => place.kind === kind)?.path;
  return (
    <ul>
      {items.map(({ id, kind, title }) => (
        <li key={id}>
          <Link to={`/admin/${pathOf(kind)}/${id}`}>{localized(title)}</Link>
        </li>
      ))}
      {home && (
        <li>
          <Link to="/admin/home">{t('home.title')}</Link>
        </li>
      )}
      {settings && (
        <li>
          <Link to="/admin/settings">{t('settings.title')}</Link>
        </li>
      )}
    </ul>
  );
}
