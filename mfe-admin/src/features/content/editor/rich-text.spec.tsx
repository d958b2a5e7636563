import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { act, screen } from '@testing-library/react';
import type { Editor } from '@tiptap/react';
import remote from '../../../remote';
import { RichText } from './rich-text';

const LIST = '<h2>How we hire</h2>\n<ol>\n<li>A call</li>\n</ol>';
type Written = HTMLElement & { editor: Editor };

async function open(value: string) {
  const onChange = jest.fn<undefined, [string]>();
  await renderWithKit(<RichText value={value} onChange={onChange} language="en" label="Text" />, {
    locales: { admin: remote.locales },
  });
  const field = (await screen.findByRole('textbox', { name: 'Text' })) as Written;
  // The editor is ready one turn later.
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  return { onChange, editor: field.editor };
}

it('changes no text that nobody has written in', async () => {
  const { onChange, editor } = await open(LIST);
  act(() => void editor.commands.setTextSelection(1));
  expect(onChange).not.toHaveBeenCalled();
});

it('gives what was written, without the empty line that waits at the end, and the same text after an undo', async () => {
  const { onChange, editor } = await open(LIST);
  act(() => void editor.commands.insertContentAt(1, 'See '));
  expect(onChange).toHaveBeenLastCalledWith(
    '<h2>See How we hire</h2><ol><li><p>A call</p></li></ol>',
  );
  act(() => void editor.commands.undo());
  expect(onChange).toHaveBeenLastCalledWith(LIST);
});
