/** The day until which a warranty runs that began when the goods were sent. */
export function warrantyEnd(sentAt: string, years: number): Date {
  const end = new Date(sentAt);
  end.setUTCMonth(end.getUTCMonth() + Math.round(years * 12));
  return end;
}
