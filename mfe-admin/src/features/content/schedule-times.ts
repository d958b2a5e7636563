/** A point in time as `datetime-local` shows it, in the clocks of this computer. */
export function toLocalInput(iso: string | null | undefined): string {
  if (!iso) return '';
  const time = new Date(iso);
  const pad = (value: number) => String(value).padStart(2, '0');
  const day = `${time.getFullYear()}-${pad(time.getMonth() + 1)}-${pad(time.getDate())}`;
  return `${day}T${pad(time.getHours())}:${pad(time.getMinutes())}`;
}

/** The point in time that such an input means; null when it is empty. */
export function fromLocalInput(value: string): string | null {
  return value === '' ? null : new Date(value).toISOString();
}
