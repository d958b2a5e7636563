import type { Language } from '@solar/contracts/common/localized';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { EDITOR_EXTENSIONS } from './editor-extensions';
import styles from './rich-text.module.css';
import { Toolbar } from './toolbar';

interface RichTextProps {
  value: string;
  onChange: (html: string) => void;
  language: Language;
  label: string;
}

/** Text with headings, lists, links, pictures, tables, callouts and videos; what the service would not keep can't be entered. */
export function RichText({ value, onChange, language, label }: RichTextProps) {
  const written = useRef(value);
  const editor = useEditor({
    extensions: EDITOR_EXTENSIONS,
    content: value,
    // The style sheet of the site does it: an injected one would break the content security policy.
    injectCSS: false,
    editorProps: {
      attributes: {
        lang: language,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
      },
    },
    onUpdate: ({ editor: current }) => {
      written.current = current.isEmpty ? '' : current.getHTML();
      onChange(written.current);
    },
  });
  useEffect(() => {
    // Another text than the one written here: a draft was taken up.
    if (value === written.current) return;
    written.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return (
    <div className={styles.frame}>
      <Toolbar editor={editor} />
      <EditorContent editor={editor} className={styles.text} />
    </div>
  );
}
