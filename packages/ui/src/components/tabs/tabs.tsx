import { clsx } from 'clsx';
import { Tabs as RadixTabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { useUiDirection } from '../ui-text/ui-text';
import styles from './tabs.module.css';

export interface TabItem {
  value: string;
  label: ReactNode;
  /** Shown beside the label, the number of results for instance. */
  count?: number;
  disabled?: boolean;
  content?: ReactNode;
}

export interface TabsProps {
  items: readonly TabItem[];
  /** Names the row of tabs for screen readers. */
  label: string;
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** `segmented` for a short choice of views, `line` for parts of a page. */
  variant?: 'line' | 'segmented';
  className?: string;
}

export function Tabs({
  items,
  label,
  value,
  defaultValue,
  onValueChange,
  variant = 'line',
  className,
}: TabsProps) {
  const direction = useUiDirection();
  return (
    <RadixTabs.Root
      dir={direction}
      value={value}
      defaultValue={defaultValue ?? items[0]?.value}
      onValueChange={onValueChange}
      className={clsx(styles.tabs, className)}
    >
      <RadixTabs.List
        aria-label={label}
        className={clsx(styles.list, styles[variant])}
        data-scroll-fade=""
      >
        {items.map((item) => (
          <RadixTabs.Trigger
            key={item.value}
            value={item.value}
            disabled={item.disabled}
            className={styles.tab}
            // A choice of views without panels here controls nothing that could be named.
            {...(item.content === undefined && { 'aria-controls': undefined })}
          >
            {item.label}
            {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {items.map(
        (item) =>
          item.content !== undefined && (
            <RadixTabs.Content key={item.value} value={item.value} className={styles.panel}>
              {item.content}
            </RadixTabs.Content>
          ),
      )}
    </RadixTabs.Root>
  );
}
