/** Lets the browser paint and answer between two long steps of the start. */
export function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
