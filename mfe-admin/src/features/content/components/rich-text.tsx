import type { Language } from '@solar/contracts/common/localized';
import { IconButton } from '@solar/ui/icon-button/icon-button';
import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import Bold from 'lucide-react/icons/bold';
import Heading2 from 'lucide-react/icons/heading-2';
import Heading3 from 'lucide-react/icons/heading-3';
import Italic from 'lucide-react/icons/italic';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Quote from 'lucide-react/icons/quote';
import Redo from 'lucide-react/icons/redo-2';
import Undo from 'lucide-react/icons/undo-2';
import { useTranslation } from 'react-i18next';
import styles from './rich-text.module.css';

interface RichTextProps {
  value: string;
  onChange: (html: string) => void;
  language: Language;
  label: string;
}

const TOOLS = [
  { key: 'bold', Icon: Bold, run: (editor: Editor) => editor.chain().focus().toggleBold().run() },
  {
    key: 'italic',
    Icon: Italic,
    run: (editor: Editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    key: 'heading2',
    Icon: Heading2,
    run: (editor: Editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    key: 'heading3',
    Icon: Heading3,
    run: (editor: Editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    key: 'bulletList',
    Icon: List,
    run: (editor: Editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    key: 'orderedList',
    Icon: ListOrdered,
    run: (editor: Editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    key: 'blockquote',
    Icon: Quote,
    run: (editor: Editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  { key: 'undo', Icon: Undo, run: (editor: Editor) => editor.chain().focus().undo().run() },
  { key: 'redo', Icon: Redo, run: (editor: Editor) => editor.chain().focus().redo().run() },
] as const;

const HEADING_LEVEL: Readonly<Record<string, number>> = { heading2: 2, heading3: 3 };

function Toolbar({ editor }: { editor: Editor }) {
  const { t } = useTranslation('admin');
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      TOOLS.map(({ key }) =>
        HEADING_LEVEL[key]
          ? current.isActive('heading', { level: HEADING_LEVEL[key] })
          : current.isActive(key),
      ),
  });
  return (
    <div role="toolbar" aria-label={t('editor.toolbar')} className={styles.toolbar}>
      {TOOLS.map(({ key, Icon, run }, i) => (
        <IconButton
          key={key}
          size="sm"
          label={t(`editor.${key}`)}
          aria-pressed={key === 'undo' || key === 'redo' ? undefined : active[i]}
          onClick={() => run(editor)}
        >
          <Icon />
        </IconButton>
      ))}
    </div>
  );
}

/** Text with headings, lists and quotes; what the service would not keep can't be entered. */
export function RichText({ value, onChange, language, label }: RichTextProps) {
  const editor = useEditor({
    extensions: [StarterKit.configure({ heading: { levels: [2, 3, 4] } })],
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
    onUpdate: ({ editor: current }) => onChange(current.isEmpty ? '' : current.getHTML()),
  });
  return (
    <div className={styles.frame}>
      <Toolbar editor={editor} />
      <EditorContent editor={editor} className={styles.text} />
    </div>
  );
}
