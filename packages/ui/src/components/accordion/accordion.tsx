import { clsx } from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Accordion as RadixAccordion } from 'radix-ui';
import type { ReactNode } from 'react';
import styles from './accordion.module.css';

export interface AccordionItem {
  value: string;
  title: ReactNode;
  content: ReactNode;
  disabled?: boolean;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** `single` closes the open one when another opens. */
  type?: 'single' | 'multiple';
  defaultValue?: readonly string[];
  /** `plain` has no lines: menus and filters. */
  variant?: 'lined' | 'plain';
  className?: string;
}

export function Accordion({
  items,
  type = 'multiple',
  defaultValue = [],
  variant = 'lined',
  className,
}: AccordionProps) {
  const classes = clsx(styles.accordion, styles[variant], className);
  const children = items.map((item) => (
    <RadixAccordion.Item
      key={item.value}
      value={item.value}
      disabled={item.disabled}
      className={styles.item}
    >
      <RadixAccordion.Header className={styles.header}>
        <RadixAccordion.Trigger className={styles.trigger}>
          {item.title}
          <ChevronDown aria-hidden="true" className={styles.chevron} />
        </RadixAccordion.Trigger>
      </RadixAccordion.Header>
      <RadixAccordion.Content className={styles.content}>
        <div className={styles.inner}>{item.content}</div>
      </RadixAccordion.Content>
    </RadixAccordion.Item>
  ));
  if (type === 'single') {
    return (
      <RadixAccordion.Root
        type="single"
        collapsible
        defaultValue={defaultValue[0]}
        className={classes}
      >
        {children}
      </RadixAccordion.Root>
    );
  }
  return (
    <RadixAccordion.Root type="multiple" defaultValue={[...defaultValue]} className={classes}>
      {children}
    </RadixAccordion.Root>
  );
}
