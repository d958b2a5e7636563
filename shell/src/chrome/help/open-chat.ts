/** Size of the chat window. */
export const CHAT_POPUP = { width: 400, height: 600 } as const;

/** Opens the chat in a small window; when the browser blocks it, `fallBack` shows it in the page. */
export function openChat(fallBack: () => void): void {
  const { width, height } = CHAT_POPUP;
  const popup = window.open('/chat', 'solar-chat', `popup,width=${width},height=${height}`);
  if (popup) popup.focus();
  else fallBack();
}
