import type { Editor } from '@tiptap/react';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
} from '@tiptap/pm/tables';
import Bold from 'lucide-react/icons/bold';
import Heading2 from 'lucide-react/icons/heading-2';
import Heading3 from 'lucide-react/icons/heading-3';
import Italic from 'lucide-react/icons/italic';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Quote from 'lucide-react/icons/quote';
import Redo from 'lucide-react/icons/redo-2';
import Table from 'lucide-react/icons/table';
import Undo from 'lucide-react/icons/undo-2';
import type { ComponentType } from 'react';

/** A button that acts at once. */
export interface Tool {
  key: string;
  Icon: ComponentType;
  run: (editor: Editor) => void;
  /** Whether the text at the cursor has it already; without it the button is no switch. */
  isOn?: (editor: Editor) => boolean;
}

const cell = (type: 'tableHeader' | 'tableCell') => ({ type, content: [{ type: 'paragraph' }] });
const row = (type: 'tableHeader' | 'tableCell') => ({
  type: 'tableRow',
  content: [cell(type), cell(type), cell(type)],
});
const NEW_TABLE = {
  type: 'table',
  content: [row('tableHeader'), row('tableCell'), row('tableCell')],
};

const onText = (key: string, Icon: ComponentType, run: Tool['run']): Tool => ({
  key,
  Icon,
  run,
  isOn: (editor) => editor.isActive(key),
});

const heading = (level: 2 | 3, Icon: ComponentType): Tool => ({
  key: `heading${level}`,
  Icon,
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  isOn: (editor) => editor.isActive('heading', { level }),
});

/** Marks and blocks of text. */
export const TEXT_TOOLS: readonly Tool[] = [
  onText('bold', Bold, (editor) => editor.chain().focus().toggleBold().run()),
  onText('italic', Italic, (editor) => editor.chain().focus().toggleItalic().run()),
  heading(2, Heading2),
  heading(3, Heading3),
  onText('bulletList', List, (editor) => editor.chain().focus().toggleBulletList().run()),
  onText('orderedList', ListOrdered, (editor) => editor.chain().focus().toggleOrderedList().run()),
  onText('blockquote', Quote, (editor) => editor.chain().focus().toggleBlockquote().run()),
];

export const TABLE_TOOL: Tool = {
  key: 'table',
  Icon: Table,
  run: (editor) => editor.chain().focus().insertContent(NEW_TABLE).run(),
};

export const HISTORY_TOOLS: readonly Tool[] = [
  { key: 'undo', Icon: Undo, run: (editor) => editor.chain().focus().undo().run() },
  { key: 'redo', Icon: Redo, run: (editor) => editor.chain().focus().redo().run() },
];

const inTable =
  (command: typeof addRowAfter): Tool['run'] =>
  (editor) => {
    command(editor.state, editor.view.dispatch);
    editor.commands.focus();
  };

/** What is done with the table around the cursor. */
export const IN_TABLE_TOOLS: readonly Pick<Tool, 'key' | 'run'>[] = [
  { key: 'addRow', run: inTable(addRowAfter) },
  { key: 'addColumn', run: inTable(addColumnAfter) },
  { key: 'deleteRow', run: inTable(deleteRow) },
  { key: 'deleteColumn', run: inTable(deleteColumn) },
  { key: 'deleteTable', run: inTable(deleteTable) },
];
