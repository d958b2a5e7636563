import { clsx } from 'clsx';
import X from 'lucide-react/icons/x';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from '../icon-button/icon-button';
import { useUiText } from '../ui-text/ui-text';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { WholeNumbers } from '../whole-numbers/whole-numbers';
import { useFocusReturn } from '../../hooks/use-focus-return';
import styles from './dialog.module.css';

export interface DialogProps {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The element that opens it, when it stands beside it. */
  trigger?: ReactNode;
  title: ReactNode;
  hideTitle?: boolean;
  description?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** The row of buttons at the end; the main one last. */
  footer?: ReactNode;
  /** Keeps it open on Escape and on a click outside, while work is under way. */
  locked?: boolean;
  /** What has the focus when it opens, where that is not what stands first. */
  firstFocus?: RefObject<HTMLElement | null>;
  children?: ReactNode;
}

/** A modal question or short form. Traps focus, closes with Escape, gives focus back. */
export function Dialog({
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  title,
  hideTitle = false,
  description,
  size = 'md',
  footer,
  locked = false,
  firstFocus,
  children,
}: DialogProps) {
  const text = useUiText();
  const focusReturn = useFocusReturn(firstFocus);
  const keepOpen = (event: Event) => {
    if (locked) event.preventDefault();
  };
  /** The close button stands beside what the dialog begins with. */
  const isBare = hideTitle && !description;
  const heading = (
    <RadixDialog.Title className={styles.title}>
      <WholeNumbers>{title}</WholeNumbers>
    </RadixDialog.Title>
  );
  return (
    <RadixDialog.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {trigger && <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>}
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles.overlay} />
        <RadixDialog.Content
          className={clsx(styles.content, styles[size])}
          onEscapeKeyDown={keepOpen}
          onPointerDownOutside={keepOpen}
          {...focusReturn}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className={clsx(styles.header, isBare && styles.bare)}>
            <div className={styles.headings}>
              {hideTitle ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
              {description && (
                <RadixDialog.Description className={styles.description}>
                  {description}
                </RadixDialog.Description>
              )}
            </div>
            <RadixDialog.Close asChild>
              <IconButton label={text.close} disabled={locked} className={styles.close}>
                <X aria-hidden="true" />
              </IconButton>
            </RadixDialog.Close>
          </div>
          {children && <div className={styles.body}>{children}</div>}
          {footer && <div className={styles.footer}>{footer}</div>}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** Wraps a button inside a Dialog or Drawer so that it closes it. */
export const DialogClose = RadixDialog.Close;
