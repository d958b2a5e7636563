import { clsx } from 'clsx';
import { Slot } from 'radix-ui';
import type { ComponentPropsWithRef } from 'react';
import styles from './layout.module.css';

export type Gap = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '8' | '10' | '12' | '16';

interface LayoutProps extends ComponentPropsWithRef<'div'> {
  /** Renders the only child (section, ul, form) as the layout element. */
  asChild?: boolean;
}

export interface ContainerProps extends LayoutProps {
  size?: 'sm' | 'md' | 'lg' | 'xl' | 'full';
}

/** Centred page width with the side gutters. */
export function Container({ size = 'lg', asChild, className, ...rest }: ContainerProps) {
  const Component = asChild ? Slot.Root : 'div';
  return (
    <Component
      className={clsx(styles.container, styles[`container-${size}`], className)}
      {...rest}
    />
  );
}

export interface SectionProps extends ComponentPropsWithRef<'section'> {
  /** `night` keeps the dark theme in both themes: hero, closing call, footer. */
  tone?: 'canvas' | 'sunken' | 'night';
  spacing?: 'none' | 'md' | 'lg';
}

/** A full-width band of a page. */
export function Section({ tone = 'canvas', spacing = 'lg', className, ...rest }: SectionProps) {
  return (
    <section
      data-theme={tone === 'night' ? 'dark' : undefined}
      className={clsx(styles.section, styles[tone], styles[`spacing-${spacing}`], className)}
      {...rest}
    />
  );
}

export interface StackProps extends LayoutProps {
  gap?: Gap;
  align?: 'start' | 'center' | 'end' | 'stretch';
}

/** Things below each other. */
export function Stack({ gap = '4', align, asChild, className, ...rest }: StackProps) {
  const Component = asChild ? Slot.Root : 'div';
  return (
    <Component
      className={clsx(
        styles.stack,
        styles[`gap-${gap}`],
        align && styles[`align-${align}`],
        className,
      )}
      {...rest}
    />
  );
}

export interface InlineProps extends StackProps {
  justify?: 'start' | 'center' | 'end' | 'between';
  wrap?: boolean;
}

/** Things beside each other, wrapping when there is no room. */
export function Inline({
  gap = '3',
  align = 'center',
  justify,
  wrap = true,
  asChild,
  className,
  ...rest
}: InlineProps) {
  const Component = asChild ? Slot.Root : 'div';
  return (
    <Component
      className={clsx(
        styles.inline,
        styles[`gap-${gap}`],
        styles[`align-${align}`],
        justify && styles[`justify-${justify}`],
        !wrap && styles.nowrap,
        className,
      )}
      {...rest}
    />
  );
}

export interface GridProps extends LayoutProps {
  /** As many equal columns as fit, none narrower than this. */
  min?: 'xs' | 'sm' | 'md' | 'lg';
  gap?: Gap;
  /** Of four things: two or four beside each other, never three and one alone below them. */
  four?: boolean;
}

/** Equal columns that need no breakpoints. */
export function Grid({
  min = 'md',
  gap = '6',
  four = false,
  asChild,
  className,
  ...rest
}: GridProps) {
  const Component = asChild ? Slot.Root : 'div';
  return (
    <Component
      className={clsx(
        styles.grid,
        four ? styles.four : styles[`min-${min}`],
        styles[`gap-${gap}`],
        className,
      )}
      {...rest}
    />
  );
}

export interface SidebarLayoutProps extends LayoutProps {
  /** Where the narrow first child stands. */
  side?: 'start' | 'end';
}

/** A narrow column (filters, summary, navigation) and a wide one; below each other on a phone. */
export function SidebarLayout({ side = 'start', asChild, className, ...rest }: SidebarLayoutProps) {
  const Component = asChild ? Slot.Root : 'div';
  return (
    <Component className={clsx(styles.sidebar, styles[`sidebar-${side}`], className)} {...rest} />
  );
}
