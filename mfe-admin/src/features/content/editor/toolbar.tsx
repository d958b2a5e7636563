import { Button } from '@solar/ui/button/button';
import { IconButton } from '@solar/ui/icon-button/icon-button';
import { Menu, MenuItem, MenuSeparator } from '@solar/ui/menu/menu';
import { useEditorState, type Editor } from '@tiptap/react';
import ImageIcon from 'lucide-react/icons/image';
import Info from 'lucide-react/icons/info';
import LinkIcon from 'lucide-react/icons/link';
import VideoIcon from 'lucide-react/icons/video';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MediaPicker } from '../../media/components/media-picker';
import { AddressDialog, type Asked } from './address-dialog';
import { CALLOUT_TONES } from './block-nodes';
import styles from './rich-text.module.css';
import { HISTORY_TOOLS, IN_TABLE_TOOLS, TABLE_TOOL, TEXT_TOOLS, type Tool } from './tools';

/** The buttons above a text. */
export function Toolbar({ editor }: { editor: Editor }) {
  const { t } = useTranslation('admin');
  const [asked, setAsked] = useState<Asked | null>(null);
  const [picking, setPicking] = useState(false);
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      link: current.isActive('link'),
      picture: current.isActive('picture'),
      table: current.isActive('table'),
    }),
  });
  return (
    <div role="toolbar" aria-label={t('editor.toolbar')} className={styles.toolbar}>
      <Tools editor={editor} tools={TEXT_TOOLS} />
      <IconButton
        size="sm"
        label={t('editor.link')}
        aria-pressed={active.link}
        onClick={() => setAsked('link')}
      >
        <LinkIcon />
      </IconButton>
      <IconButton size="sm" label={t('editor.picture')} onClick={() => setPicking(true)}>
        <ImageIcon />
      </IconButton>
      <IconButton size="sm" label={t('editor.video')} onClick={() => setAsked('video')}>
        <VideoIcon />
      </IconButton>
      <Tools editor={editor} tools={[TABLE_TOOL]} />
      <CalloutMenu editor={editor} />
      <Tools editor={editor} tools={HISTORY_TOOLS} />
      {active.picture && (
        <Button size="sm" variant="ghost" onClick={() => setAsked('alt')}>
          {t('editor.alt')}
        </Button>
      )}
      {active.table && <TableMenu editor={editor} />}
      {asked && <AddressDialog editor={editor} asked={asked} onClose={() => setAsked(null)} />}
      <MediaPicker
        open={picking}
        onOpenChange={setPicking}
        onPick={({ path: src, width, height }) => {
          const attrs = { src, width, height, alt: '' };
          editor.chain().focus().insertContent({ type: 'picture', attrs }).run();
          setPicking(false);
        }}
      />
    </div>
  );
}

function Tools({ editor, tools }: { editor: Editor; tools: readonly Tool[] }) {
  const { t } = useTranslation('admin');
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => tools.map(({ isOn }) => isOn?.(current)),
  });
  return tools.map(({ key, Icon, run }, at) => (
    <IconButton
      key={key}
      size="sm"
      label={t(`editor.${key}`)}
      aria-pressed={active[at]}
      onClick={() => run(editor)}
    >
      <Icon />
    </IconButton>
  ));
}

/** Puts the paragraph at the cursor into a box, changes the box, or takes it away. */
function CalloutMenu({ editor }: { editor: Editor }) {
  const { t } = useTranslation('admin');
  const on = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('callout') });
  return (
    <Menu
      trigger={
        <IconButton size="sm" label={t('editor.callout')} aria-pressed={on}>
          <Info />
        </IconButton>
      }
    >
      {CALLOUT_TONES.map((tone) => (
        <MenuItem
          key={tone}
          onSelect={() =>
            on
              ? editor.chain().focus().updateAttributes('callout', { tone }).run()
              : editor.chain().focus().wrapIn('callout', { tone }).run()
          }
        >
          {t(`editor.tones.${tone}`)}
        </MenuItem>
      ))}
      {on && (
        <>
          <MenuSeparator />
          <MenuItem onSelect={() => editor.chain().focus().lift('callout').run()}>
            {t('editor.tones.none')}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}

function TableMenu({ editor }: { editor: Editor }) {
  const { t } = useTranslation('admin');
  return (
    <Menu
      trigger={
        <Button size="sm" variant="ghost">
          {t('editor.inTable')}
        </Button>
      }
    >
      {IN_TABLE_TOOLS.map(({ key, run }) => (
        <MenuItem key={key} onSelect={() => run(editor)}>
          {t(`editor.${key}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
