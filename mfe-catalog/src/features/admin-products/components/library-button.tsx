import type { Media } from '@solar/contracts/admin/site-http';
import { RemoteSlot } from '@solar/mfe-kit/remote/remote-slot';
import { Button } from '@solar/ui/button/button';
import Images from 'lucide-react/icons/images';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Chooses a file of the media library. */
export function LibraryButton({ onPick }: { onPick: (media: Media) => void }) {
  const { t } = useTranslation('catalog');
  const [open, setOpen] = useState(false);
  const pick = (media: Media) => {
    setOpen(false);
    onPick(media);
  };
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        startIcon={<Images aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('admin.products.fromLibrary')}
      </Button>
      {open && (
        // A form inside of it is handed on to the product's form by React, which would be sent, too.
        <div role="presentation" onSubmit={(event) => event.stopPropagation()}>
          <RemoteSlot
            remote="admin"
            name="media-picker"
            props={{ open, onOpenChange: setOpen, onPick: pick }}
            down={<p role="alert">{t('admin.products.libraryDown')}</p>}
          />
        </div>
      )}
    </>
  );
}
