import Search from 'lucide-react/icons/search';
import { useRef, type ReactNode } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { SearchField } from 'react-aria-components/SearchField';
import { Dialog } from '../dialog/dialog';
import { Spinner } from '../spinner/spinner';
import styles from './command-palette.module.css';

/** Something to go to. */
export interface Command {
  /** Unique in the whole palette. */
  id: string;
  title: string;
  detail?: ReactNode;
  icon?: ReactNode;
}

export interface CommandGroup {
  id: string;
  title: string;
  commands: readonly Command[];
}

export interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What it is for; also the label of its field. */
  label: string;
  placeholder: string;
  text: string;
  onTextChange: (text: string) => void;
  /** What fits the text, as the caller has found it. */
  groups: readonly CommandGroup[];
  onChoose: (id: string) => void;
  /** More may still be found. */
  loading?: boolean;
  /** Stands where nothing fits. */
  empty: ReactNode;
}

/** A field over everything that finds screens and things: arrows move, Enter opens. */
export function CommandPalette({
  open,
  onOpenChange,
  label,
  placeholder,
  text,
  onTextChange,
  groups,
  onChoose,
  loading = false,
  empty,
}: CommandPaletteProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={label} hideTitle firstFocus={field}>
      <Autocomplete inputValue={text} onInputChange={onTextChange}>
        <SearchField aria-label={label} className={styles.field}>
          {loading ? <Spinner size="sm" /> : <Search aria-hidden="true" />}
          <Input ref={field} className={styles.input} placeholder={placeholder} />
        </SearchField>
        <ListBox
          aria-label={label}
          className={styles.list}
          selectionMode="none"
          items={groups}
          onAction={(id) => onChoose(String(id))}
          renderEmptyState={() => <p className={styles.empty}>{loading ? '…' : empty}</p>}
        >
          {(group) => (
            <ListBoxSection id={group.id} className={styles.section}>
              <Header className={styles.heading}>{group.title}</Header>
              {group.commands.map((command) => (
                <CommandRow key={command.id} command={command} />
              ))}
            </ListBoxSection>
          )}
        </ListBox>
      </Autocomplete>
    </Dialog>
  );
}

function CommandRow({ command: { id, title, detail, icon } }: { command: Command }) {
  return (
    <ListBoxItem id={id} textValue={title} className={styles.item}>
      {icon}
      <span className={styles.title}>{title}</span>
      {detail && <span className={styles.detail}>{detail}</span>}
    </ListBoxItem>
  );
}
