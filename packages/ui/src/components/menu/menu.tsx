import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import { DropdownMenu, Slot } from 'radix-ui';
import type { ReactNode } from 'react';
import { useUiDirection } from '../ui-text/ui-text';
import styles from './menu.module.css';

export interface MenuProps {
  trigger: ReactNode;
  align?: 'start' | 'center' | 'end';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
}

/** Actions behind a button. Arrow keys, type-ahead and Escape work. */
export function Menu({ trigger, align = 'end', open, onOpenChange, children }: MenuProps) {
  const direction = useUiDirection();
  return (
    <DropdownMenu.Root dir={direction} open={open} onOpenChange={onOpenChange} modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className={styles.content}
          align={align}
          sideOffset={6}
          collisionPadding={12}
          // Its button may leave the screen, when a table scrolls or a phone is turned; the menu has the focus and stays.
          sticky="always"
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

export interface MenuItemProps {
  icon?: ReactNode;
  /** A short note at the end, such as a shortcut. */
  aside?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  onSelect?: (event: Event) => void;
  /** Renders the only child, a router link, as the item. */
  asChild?: boolean;
  children: ReactNode;
}

export function MenuItem({ icon, aside, danger, asChild, children, ...rest }: MenuItemProps) {
  const classes = clsx(styles.item, danger && styles.danger);
  const iconPart = icon && <span className={styles.icon}>{icon}</span>;
  const asidePart = aside && <span className={styles.aside}>{aside}</span>;
  if (asChild) {
    return (
      <DropdownMenu.Item asChild className={classes} {...rest}>
        <Slot.Root>
          {iconPart}
          <Slot.Slottable>{children}</Slot.Slottable>
          {asidePart}
        </Slot.Root>
      </DropdownMenu.Item>
    );
  }
  return (
    <DropdownMenu.Item className={classes} {...rest}>
      {iconPart}
      <span className={styles.label}>{children}</span>
      {asidePart}
    </DropdownMenu.Item>
  );
}

export interface MenuCheckItemProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
  children: ReactNode;
}

/** A setting that stays in the menu: the menu remains open so that several can be set. */
export function MenuCheckItem({ children, ...rest }: MenuCheckItemProps) {
  return (
    <DropdownMenu.CheckboxItem
      className={styles.item}
      onSelect={(event) => event.preventDefault()}
      {...rest}
    >
      <span className={styles.icon}>
        <DropdownMenu.ItemIndicator>
          <Check aria-hidden="true" />
        </DropdownMenu.ItemIndicator>
      </span>
      <span className={styles.label}>{children}</span>
    </DropdownMenu.CheckboxItem>
  );
}

export interface MenuRadioGroupProps {
  value: string;
  onValueChange: (value: string) => void;
  options: readonly { value: string; label: ReactNode }[];
}

/** One of several, such as the language or the theme. */
export function MenuRadioGroup({ value, onValueChange, options }: MenuRadioGroupProps) {
  return (
    <DropdownMenu.RadioGroup value={value} onValueChange={onValueChange}>
      {options.map((option) => (
        <DropdownMenu.RadioItem key={option.value} value={option.value} className={styles.item}>
          <span className={styles.icon}>
            <DropdownMenu.ItemIndicator>
              <Check aria-hidden="true" />
            </DropdownMenu.ItemIndicator>
          </span>
          <span className={styles.label}>{option.label}</span>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <DropdownMenu.Label className={styles.heading}>{children}</DropdownMenu.Label>;
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className={styles.separator} />;
}
