export { ChatPage as Component } from './chat.page';
