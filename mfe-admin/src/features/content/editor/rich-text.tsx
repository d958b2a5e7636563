import type { Language } from '@solar/contracts/common/localized';
import { EditorContent, useEditor, type Editor } from '@tiptap/react';
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

/** Without the empty line in which writing goes on after a list or a picture. */
function writtenText(editor: Editor): string {
  return editor.isEmpty ? '' : editor.getHTML().replace(/(<p><\/p>)+$/, '');
}

/** Text with headings, lists, links, pictures, tables, callouts and videos; what the service would not keep can't be entered. */
export function RichText({ value, onChange, language, label }: RichTextProps) {
  const written = useRef(value);
  /** The text that is not changed, as it was given and as the editor writes it. */
  const given = useRef<{ value: string; html?: string }>({ value });
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
    onCreate: ({ editor: current }) => {
      given.current.html ??= writtenText(current);
    },
    // Also when the editor adds its empty line, before anything is written.
    onUpdate: ({ editor: current }) => {
      const html = writtenText(current);
      given.current.html ??= html;
      const text = html === given.current.html ? given.current.value : html;
      if (text === written.current) return;
      written.current = text;
      onChange(text);
    },
  });
  useEffect(() => {
    // Another text than the one written here: a draft was taken up.
    if (value === written.current) return;
    written.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
    given.current = { value, html: writtenText(editor) };
  }, [editor, value]);
  return (
    <div className={styles.frame}>
      <Toolbar editor={editor} />
      <EditorContent editor={editor} className={styles.text} />
    </div>
  );
}
