import { callOrReturn, getExtensionField, mergeAttributes, Node } from '@tiptap/core';
import { tableEditing } from '@tiptap/pm/tables';

declare module '@tiptap/core' {
  interface NodeConfig {
    /** What the node is to the commands that edit tables. */
    tableRole?: 'table' | 'row' | 'cell' | 'header_cell';
  }
}

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name) ?? 1),
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes[name] === 1 ? {} : { [name]: attributes[name] },
});

const cellAttributes = () => ({
  colspan: span('colspan'),
  rowspan: span('rowspan'),
  // The commands of tables know widths; this editor sets none.
  colwidth: { default: null, rendered: false },
});

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  tableRole: 'table',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  addProseMirrorPlugins: () => [tableEditing()],
  extendNodeSchema(extension) {
    const { name, options, storage } = extension;
    const role = getExtensionField(extension, 'tableRole', { name, options, storage });
    return { tableRole: callOrReturn(role) };
  },
});

const Row = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  tableRole: 'row',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const Cell = Node.create({
  name: 'tableCell',
  content: 'block+',
  tableRole: 'cell',
  isolating: true,
  addAttributes: cellAttributes,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
});

const HeaderCell = Node.create({
  name: 'tableHeader',
  content: 'block+',
  tableRole: 'header_cell',
  isolating: true,
  addAttributes: () => ({
    ...cellAttributes(),
    scope: { default: 'col', parseHTML: (element) => element.getAttribute('scope') ?? 'col' },
  }),
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', mergeAttributes(HTMLAttributes), 0],
});

/** Tables with a row of headings; the service keeps the same mark-up. */
export const TABLE_NODES = [Table, Row, Cell, HeaderCell];
