/** A period as it is read: "1 Mar – 31 Mar", with an open end where there is none; a dash for always. */
export function periodText(
  from: string | null | undefined,
  until: string | null | undefined,
  dayText: (day: string) => string,
): string {
  if (!from && !until) return '–';
  return `${from ? dayText(from) : '…'} – ${until ? dayText(until) : '…'}`;
}
