import { Button } from '@solar/ui/button/button';
import { Dialog } from '@solar/ui/dialog/dialog';
import { Field } from '@solar/ui/field/field';
import { TextInput } from '@solar/ui/text-input/text-input';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isLinkAddress, readVideoAddress } from './video-address';

/** What is asked about: where a link leads, the address of a video, or the text of a picture. */
export type Asked = 'link' | 'video' | 'alt';

interface AddressDialogProps {
  editor: Editor;
  asked: Asked;
  onClose: () => void;
}

/** Asks for one line that a part of the text needs. */
export function AddressDialog({ editor, asked, onClose }: AddressDialogProps) {
  const { t } = useTranslation('admin');
  const known = knownValue(editor, asked);
  const [value, setValue] = useState(known);
  const [wrong, setWrong] = useState(false);
  const save = () => {
    if (!write(editor, asked, value.trim())) return setWrong(true);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title={t(`editor.ask.${asked}.title`)}
      footer={
        <>
          {asked === 'link' && known && (
            <Button
              variant="ghost"
              onClick={() => {
                editor.chain().focus().extendMarkRange('link').unsetLink().run();
                onClose();
              }}
            >
              {t('editor.unlink')}
            </Button>
          )}
          <Button variant="primary" onClick={save}>
            {t('editor.apply')}
          </Button>
        </>
      }
    >
      <Field
        label={t(`editor.ask.${asked}.label`)}
        hint={t(`editor.ask.${asked}.hint`)}
        error={wrong && t(`editor.ask.${asked}.error`)}
      >
        <TextInput
          value={value}
          onChange={(event) => setValue(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            save();
          }}
        />
      </Field>
    </Dialog>
  );
}

function knownValue(editor: Editor, asked: Asked): string {
  if (asked === 'video') return '';
  const attributes = editor.getAttributes(asked === 'link' ? 'link' : 'picture');
  return String(attributes[asked === 'link' ? 'href' : 'alt'] ?? '');
}

/** False when the line is not what is needed. */
function write(editor: Editor, asked: Asked, value: string): boolean {
  const chain = editor.chain().focus();
  if (asked === 'alt') return chain.updateAttributes('picture', { alt: value }).run();
  if (asked === 'video') {
    const video = readVideoAddress(value);
    return video !== null && chain.insertContent({ type: 'video', attrs: video }).run();
  }
  if (!isLinkAddress(value)) return false;
  if (!editor.state.selection.empty || editor.isActive('link')) {
    return chain.extendMarkRange('link').setLink({ href: value }).run();
  }
  const marks = [{ type: 'link', attrs: { href: value } }];
  return chain.insertContent({ type: 'text', text: value, marks }).run();
}
